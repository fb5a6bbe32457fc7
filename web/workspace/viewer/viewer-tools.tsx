import clsx from 'clsx'
import { Box, Camera, Component, Focus, type LucideIcon, RotateCw, Ruler, Scan } from 'lucide-react'
import { useId } from 'react'
import { modelViewerText } from '../../texts/en/model-viewer.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { backdropOf, type LightName, lightNames, lightRooms } from './scene/light-rooms.ts'
import type { RoomWay } from './use-room-support.ts'

type ViewerToolsProps = {
  tools: 'all' | 'few'
  turning: boolean
  wireframe: boolean
  measured: boolean
  light: LightName
  partsOpen: boolean
  room: RoomWay | undefined
  onTurning: (on: boolean) => void
  onWireframe: (on: boolean) => void
  onMeasured: (on: boolean) => void
  onLight: (light: LightName) => void
  onParts: (open: boolean) => void
  onReset: () => void
  onPicture: () => void
  onRoom: () => void
}

/** A quiet strip of paper under the model. */
export function ViewerTools(props: ViewerToolsProps) {
  const { tools, turning, wireframe, measured, light, partsOpen, room } = props
  return (
    <div
      role="toolbar"
      aria-label={modelViewerText.tools}
      className="sheet absolute inset-x-3 bottom-3 z-10 mx-auto flex w-fit flex-wrap items-center justify-center gap-0.5 px-1.5 py-1 [color-scheme:light]"
    >
      <Toggle label={modelViewerText.turn} icon={RotateCw} on={turning} onChange={props.onTurning} />
      {tools === 'all' && (
        <>
          <Toggle label={modelViewerText.wireframe} icon={Box} on={wireframe} onChange={props.onWireframe} />
          <Toggle label={modelViewerText.measure} icon={Ruler} on={measured} onChange={props.onMeasured} />
          <Toggle label={modelViewerText.parts} icon={Component} on={partsOpen} onChange={props.onParts} />
        </>
      )}
      <Divider />
      <LightChoice light={light} onLight={props.onLight} />
      <Divider />
      <IconButton
        label={modelViewerText.reset}
        icon={<Focus size={18} aria-hidden />}
        onClick={props.onReset}
      />
      {tools === 'all' && (
        <IconButton
          label={modelViewerText.picture}
          icon={<Camera size={18} aria-hidden />}
          onClick={props.onPicture}
        />
      )}
      {room && <RoomButton room={room} onRoom={props.onRoom} />}
    </div>
  )
}

const Divider = () => <span aria-hidden="true" className="mx-1 h-6 w-[1.5px] bg-line max-md:hidden" />

type ToggleProps = { label: string; icon: LucideIcon; on: boolean; onChange: (on: boolean) => void }

function Toggle({ label, icon: Icon, on, onChange }: ToggleProps) {
  return (
    <IconButton
      label={label}
      icon={<Icon size={18} aria-hidden />}
      aria-pressed={on}
      onClick={() => onChange(!on)}
      className="aria-pressed:bg-ink aria-pressed:text-on-ink"
    />
  )
}

/** Three lamps to choose from: each button is a small picture of its light. */
function LightChoice({ light, onLight }: Pick<ViewerToolsProps, 'light' | 'onLight'>) {
  const name = useId()
  return (
    <fieldset className="flex">
      <legend className="sr-only">{modelViewerText.light}</legend>
      {lightNames.map((value) => (
        <label
          key={value}
          title={modelViewerText.lights[value]}
          className={clsx(
            'grid size-9 place-items-center rounded-full pointer-coarse:size-11',
            'has-focus-visible:outline-3 has-focus-visible:outline-iris-text',
          )}
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === light}
            aria-label={modelViewerText.lights[value]}
            onChange={() => onLight(value)}
            className="peer sr-only"
          />
          <span
            className="size-6 rounded-full border-[1.5px] border-outline ring-iris ring-offset-2 ring-offset-card peer-checked:ring-3"
            style={{ background: backdropOf(lightRooms[value].backdrop) }}
          />
        </label>
      ))}
    </fieldset>
  )
}

/** Quick Look is a link whose only child is a picture; every other way is a button. */
function RoomButton({ room, onRoom }: { room: RoomWay; onRoom: () => void }) {
  if (room.by === 'webxr')
    return <IconButton label={modelViewerText.room} icon={<Scan size={18} aria-hidden />} onClick={onRoom} />
  return (
    <a rel="ar" href={room.href} aria-label={modelViewerText.room} className="icon-button">
      <img alt="" src={scanIcon} width={18} height={18} />
    </a>
  )
}

const scanIcon = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#1d1b2e" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2"/></svg>',
)}`
