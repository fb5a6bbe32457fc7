import clsx from 'clsx'
import { type Ref, useEffect, useRef, useState } from 'react'
import { modelViewerText } from '../../texts/en/model-viewer.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { NotShown } from './not-shown.tsx'
import { PartsPanel } from './parts-panel.tsx'
import { backdropOf, type LightName, lightRooms } from './scene/light-rooms.ts'
import { prefersStill, useModelScene } from './use-model-scene.ts'
import { useRoomSupport } from './use-room-support.ts'
import { ViewerTools } from './viewer-tools.tsx'

export type ViewerProps = {
  /** Of the GLB. */
  url: string
  /** Another one is another model; the same model may get a fresh link. */
  identity: string
  name: string
  /** Its picture stands there until it has come, and where it cannot. */
  picture?: string
  /** A place to look at something needs fewer tools than a place to make it. */
  tools?: 'all' | 'few'
  /** Where the model is as USDZ, for phones that put it into the room. */
  usdz?: string
  /** Gets a fresh link; without it the same one is tried again. */
  onReload?: () => Promise<unknown>
}

/** A model that can be turned, lit, taken apart and measured. Loaded late: it brings three.js with it. */
export default function Viewer(props: ViewerProps) {
  const { url, identity, name, picture, tools = 'all', usdz, onReload } = props
  const host = useRef<HTMLDivElement>(null)
  const labels = useRef<HTMLDivElement>(null)
  const overlay = useRef<HTMLDivElement>(null)
  const { scene, viewed, again } = useModelScene({ host, labels, url, identity, name })
  const [turning, setTurning] = useState(() => !prefersStill())
  const [wireframe, setWireframe] = useState(false)
  const [measured, setMeasured] = useState(false)
  const [light, setLight] = useState<LightName>('studio')
  const [partsOpen, setPartsOpen] = useState(false)
  const room = useRoomSupport(usdz)
  const model = viewed.state === 'shown' ? viewed.model : undefined

  useEffect(() => scene.current?.setTurning(turning), [scene, turning])
  useEffect(() => scene.current?.setLight(light), [scene, light])
  // What comes after another looks as that did.
  useEffect(() => {
    if (!model) return
    scene.current?.setWireframe(wireframe)
    scene.current?.setMeasured(measured)
  }, [scene, model, wireframe, measured])

  async function takePicture(): Promise<void> {
    try {
      const image = await scene.current?.picture()
      if (image) save(image)
    } catch {
      toast.error(modelViewerText.noPicture)
    }
  }
  async function enterRoom(): Promise<void> {
    try {
      if (overlay.current) await scene.current?.enterRoom(overlay.current)
    } catch {
      toast.error(modelViewerText.noRoom)
    }
  }

  return (
    <div
      data-viewer={viewed.state}
      className="relative isolate size-full min-h-0 overflow-hidden transition-[background] duration-200"
      style={{ background: backdropOf(lightRooms[light].backdrop) }}
    >
      <div
        ref={host}
        className={clsx('absolute inset-0 transition-opacity duration-200', !model && 'opacity-0')}
      />
      <div
        ref={labels}
        aria-hidden="true"
        className={clsx('pointer-events-none', !(measured && model) && 'hidden')}
      >
        {(model?.size ?? [0, 0, 0]).map((length, axis) => (
          <span key={axis} className={edgeLook}>
            {modelViewerText.edge(length)}
          </span>
        ))}
      </div>
      {model && (
        <>
          {tools === 'all' && <Figures size={model.size} triangles={model.triangles} />}
          <ViewerTools
            {...{ tools, turning, wireframe, measured, light, partsOpen, room }}
            onTurning={setTurning}
            onWireframe={setWireframe}
            onMeasured={setMeasured}
            onLight={setLight}
            onParts={setPartsOpen}
            onReset={() => scene.current?.reset()}
            onPicture={() => void takePicture()}
            onRoom={() => void enterRoom()}
          />
          <PartsPanel
            key={identity}
            open={partsOpen}
            parts={model.parts}
            onHidden={(hidden) => scene.current?.setHidden(hidden)}
            onPaint={(id, colour) => scene.current?.paint(id, colour)}
            onClose={() => setPartsOpen(false)}
          />
        </>
      )}
      {!model && (
        <NotShown
          {...{ viewed, name, picture }}
          onAgain={() => void Promise.resolve(onReload?.()).then(again, again)}
        />
      )}
      {room?.by === 'webxr' && <RoomOverlay ref={overlay} />}
    </div>
  )
}

/** Lies over the camera's picture while the model stands in the room; otherwise it is not seen. */
function RoomOverlay({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} hidden>
      <p className="absolute inset-x-4 top-6 text-center font-semibold text-lg text-white">
        {modelViewerText.roomHint}
      </p>
      <Button data-leave className="!absolute bottom-8 left-1/2 -translate-x-1/2">
        {modelViewerText.leaveRoom}
      </Button>
    </div>
  )
}

const edgeLook =
  'absolute top-0 left-0 rounded-full bg-[#5b5bd6] px-2 py-0.5 font-semibold text-white text-xs tabular-nums'

function Figures({ size, triangles }: { size: [number, number, number]; triangles: number }) {
  return (
    <p className="absolute top-3 left-3 flex flex-wrap gap-x-3 rounded-full bg-[#16141f]/70 px-3 py-1 font-medium text-white text-xs tabular-nums">
      <span>
        <span className="sr-only">{modelViewerText.sizeLabel}: </span>
        {modelViewerText.size(size)}
      </span>
      <span className="max-md:hidden">{modelViewerText.triangles(triangles)}</span>
    </p>
  )
}

function save(image: Blob): void {
  const url = URL.createObjectURL(image)
  const link = document.createElement('a')
  link.href = url
  link.download = modelViewerText.pictureFile
  link.click()
  // The download has its own hold on the picture once it has begun.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
