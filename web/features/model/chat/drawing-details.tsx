import type { PictureDrawing } from '@makebelieve/contract/entities/picture-drawing'
import { modelText } from '../../../texts/en/model.ts'

/** What a service was asked, for those who want to know. Who drew the picture is said in the message itself. */
export function DrawingDetails({ drawing }: { drawing: PictureDrawing }) {
  const { service, model, prompt, asked, sent } = drawing
  if (!prompt) return null
  const text = modelText.chat.asked
  const rows = [
    [text.service, `${model} (${service})`],
    [text.prompt, prompt],
    [text.asked, listOf(asked)],
    [text.sent, listOf(sent)],
  ]
  return (
    <details className="border-line border-t-[1.5px] border-dashed pt-2">
      <summary className="min-h-8 py-1 font-semibold text-sm pointer-coarse:min-h-11 pointer-coarse:py-3">
        {text.title}
      </summary>
      <dl className="grid gap-2 pt-1 text-muted text-sm">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}

function listOf(options: Record<string, number | string>): string {
  const entries = Object.entries(options).map(([name, value]) => `${name}: ${value}`)
  return entries.join(', ') || modelText.chat.asked.none
}
