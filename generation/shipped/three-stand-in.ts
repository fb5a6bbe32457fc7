import { threeStandIn } from '../edited/three-stand-in.ts'
import { keepCode } from '../page/bundling.ts'
import { threeVersion } from '../page/page.ts'

/** The three.js that draws nothing, without loading the real one for its names each time. */
export const keptThreeStandIn = (): Promise<string> =>
  keepCode('three-stand-in', threeVersion.padEnd(12, '-'), threeStandIn)
