import { downloads } from '@makebelieve/contract/constants'
import { texts } from '@makebelieve/contract/texts'
import {
  Brush,
  Camera,
  Code,
  Download,
  Ellipsis,
  FileCode,
  FolderArchive,
  History,
  Image,
  type LucideIcon,
  Maximize,
  Monitor,
  Printer,
  RotateCcw,
  Share2,
  Smartphone,
  Tablet,
  Upload,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { stageText } from '../../texts/en/stage.ts'
import { Button } from '../../ui/button.tsx'
import { DropdownMenu, type MenuItem } from '../../ui/dropdown-menu.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { DeviceWidth } from './creation-frame.tsx'
import { roomFor, type Tool, tools } from './toolbar-room.ts'
import { useWidth } from './use-width.ts'

export type ExportFormat = 'zip' | 'offline' | 'lesson'

export type StageToolbarProps = {
  title: string
  /** What was proven, as a badge. */
  proof?: ReactNode
  muted?: boolean
  width?: DeviceWidth
  codeOpen?: boolean
  versionsOpen?: boolean
  /** What has no callback has no button. */
  onRestart?: () => void
  onMute?: (muted: boolean) => void
  onWidth?: (width: DeviceWidth) => void
  onFullScreen?: () => void
  onPicture?: () => void
  onCode?: () => void
  onVersions?: () => void
  onCast?: () => void
  onExport?: (format: ExportFormat) => void
  /** Takes along the picture of it. */
  onSnapshot?: () => void
  onShare?: () => void
  onPublish?: () => void
  publishLabel?: string
  /** What this kind calls starting over, taking along, its archive, and a lesson sheet where it has one. */
  words?: { restart?: string; export?: string; archive?: string; lesson?: string }
}

type ToolLook = {
  label: string
  icon: LucideIcon
  onSelect: (() => void) | undefined
  pressed?: boolean
  /** Shown beside the icon where there is room. */
  word?: string
}

const said = stageText.tools

const nextWidth = {
  full: { width: 'phone', label: said.phone, icon: Smartphone },
  phone: { width: 'tablet', label: said.tablet, icon: Tablet },
  tablet: { width: 'full', label: said.full, icon: Monitor },
} as const

function looksOf(props: StageToolbarProps): Record<Tool, ToolLook> {
  const { muted = false, width = 'full', words = {}, onMute, onWidth, onExport } = props
  const exported = words.export ?? texts.actions.export
  const next = nextWidth[width]
  return {
    restart: { label: words.restart ?? said.restart, icon: RotateCcw, onSelect: props.onRestart },
    mute: {
      label: muted ? said.unmute : said.mute,
      icon: muted ? VolumeX : Volume2,
      onSelect: onMute && (() => onMute(!muted)),
    },
    device: { label: next.label, icon: next.icon, onSelect: onWidth && (() => onWidth(next.width)) },
    fullScreen: { label: said.fullScreen, icon: Maximize, onSelect: props.onFullScreen },
    picture: { label: said.picture, icon: Camera, onSelect: props.onPicture },
    code: { label: said.code, word: said.code, icon: Code, onSelect: props.onCode, pressed: props.codeOpen },
    versions: {
      label: said.versions,
      word: said.versions,
      icon: History,
      onSelect: props.onVersions,
      pressed: props.versionsOpen,
    },
    cast: { label: said.cast, icon: Brush, onSelect: props.onCast },
    export: {
      label: exported,
      word: exported,
      icon: Download,
      onSelect: onExport && (() => onExport('zip')),
    },
    share: { label: said.share, word: said.share, icon: Share2, onSelect: props.onShare },
  }
}

/** One row, whatever the width: what has no room goes into 'More'. */
export function StageToolbar(props: StageToolbarProps) {
  const { title, proof, onExport, onPublish, publishLabel = texts.actions.publish } = props
  const bar = useRef<HTMLDivElement>(null)
  const width = useWidth(bar) ?? 0
  const looks = looksOf(props)
  const wanted = tools.filter((tool) => looks[tool].onSelect)
  const room = roomFor(width, wanted, onPublish !== undefined)
  const exports = onExport ? exportItems(props, onExport) : []

  return (
    <div
      ref={bar}
      className="flex h-14 shrink-0 items-center gap-0.5 overflow-hidden px-3 [&_.icon-button]:size-11"
    >
      <h2 className="min-w-0 shrink truncate py-1 text-lg" title={title}>
        {title}
      </h2>
      {room.proof && proof && <div className="ml-2 shrink-0">{proof}</div>}
      <span className="grow" />
      {room.shown.map((tool) =>
        tool === 'export' ? (
          <DropdownMenu
            key={tool}
            trigger={<ToolButton look={looks.export} labels={room.labels} />}
            items={exports}
          />
        ) : (
          <ToolButton key={tool} look={looks[tool]} labels={room.labels} onClick={looks[tool].onSelect} />
        ),
      )}
      {room.more.length > 0 && (
        <DropdownMenu
          trigger={<IconButton label={said.more} icon={<Ellipsis size={20} aria-hidden />} />}
          items={room.more.flatMap((tool) => (tool === 'export' ? exports : menuItem(looks[tool])))}
        />
      )}
      {onPublish && (
        <Button
          kind="primary"
          size="small"
          icon={<Upload size={16} aria-hidden />}
          onClick={onPublish}
          className="mr-1 ml-1.5 shrink-0"
        >
          {publishLabel}
        </Button>
      )}
    </div>
  )
}

function menuItem({ label, icon: Icon, onSelect }: ToolLook): MenuItem {
  return { label, icon: <Icon size={18} aria-hidden />, onSelect }
}

function exportItems(
  { words, onSnapshot }: StageToolbarProps,
  onExport: (format: ExportFormat) => void,
): MenuItem[] {
  const archive = words?.archive ?? downloads.game.file
  const snapshot = { label: said.snapshot, icon: <Image size={18} aria-hidden />, onSelect: onSnapshot }
  return [
    { label: archive, icon: <FolderArchive size={18} aria-hidden />, onSelect: () => onExport('zip') },
    { label: said.oneFile, icon: <FileCode size={18} aria-hidden />, onSelect: () => onExport('offline') },
    ...(words?.lesson
      ? [
          {
            label: words.lesson,
            icon: <Printer size={18} aria-hidden />,
            onSelect: () => onExport('lesson'),
          },
        ]
      : []),
    ...(onSnapshot ? [snapshot] : []),
  ]
}

type ToolButtonProps = { look: ToolLook; labels: boolean } & ComponentProps<'button'>

function ToolButton({ look: { label, word, icon: Icon, pressed }, labels, ...rest }: ToolButtonProps) {
  return labels && word ? (
    <Button
      {...rest}
      kind="ghost"
      size="small"
      icon={<Icon size={18} aria-hidden />}
      aria-pressed={pressed}
      className="shrink-0 px-2.5 aria-pressed:bg-tint"
    >
      {word}
    </Button>
  ) : (
    <IconButton
      {...rest}
      label={label}
      icon={<Icon size={20} aria-hidden />}
      aria-pressed={pressed}
      className="aria-pressed:bg-tint"
    />
  )
}
