import type { MeshProvider } from '../mesh-service.ts'
import type { Protocol } from '../protocol.ts'
import { falProtocol } from './fal.ts'
import { meshyProtocol } from './meshy.ts'
import { ownServerProtocol } from './own-server.ts'
import { replicateProtocol } from './replicate.ts'
import { tripoProtocol } from './tripo.ts'

/** Every service, with the model that is asked where nobody names another. */
export const protocols: Record<MeshProvider, Protocol> = {
  'trellis-fal': falProtocol('fal-ai/trellis'),
  'trellis2-fal': { ...falProtocol('fal-ai/trellis-2'), fixed: { resolution: '1024', remesh: true } },
  'trellis-replicate': replicateProtocol({
    version: 'firtoz/trellis:e8f6c45206993f297372f5436b90350817bd9b4a0d52d2a76df50c1c8afa2b3c',
    picture: 'images',
    fixed: { generate_model: true, generate_color: false, generate_normal: false, randomize_seed: false },
  }),
  'trellis2-replicate': replicateProtocol({
    version: 'fishwowater/trellis2:52e1ad6852599ea10ce8e257635a3c11485cba51c181ea5173e34d9b2955b226',
    picture: 'image',
    fixed: { generate_model: true, generate_video: false, randomize_seed: false },
  }),
  trellis: ownServerProtocol('trellis'),
  trellis2: ownServerProtocol('trellis2'),
  meshy: meshyProtocol,
  tripo: tripoProtocol,
}
