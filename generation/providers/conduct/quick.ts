import type { ModelMessage } from 'ai'
import { z } from 'zod'
import { ProviderFailure } from '../failure.ts'
import { type Desk, takeTurn } from '../language/turn.ts'
import {
  type Conducted,
  dataRule,
  fenced,
  type Order,
  type Stage,
  type Told,
  type ToldKind,
} from './told-kind.ts'

const mostRepairs = 2

/**
 * Quick: one structured answer, built and proven. A failed proof goes back with its evidence, twice at most; and so does, once, what
 * passed but misses most of what was asked for. For something that exists the answer is what the words of the change say, which our editor does; or a list of
 * exact replacements in its design. Either way all else stays as it was.
 */
export async function conductQuick<Product>(
  kind: ToldKind,
  order: Order,
  desk: Desk,
  stage: Stage<Product>,
): Promise<Conducted<Product>> {
  const who = `${desk.language.nameOf('plan')} (${desk.language.service})`
  const asked = askedOf(kind, order)
  const instructions = [kind.instructions(order), dataRule].join('\n\n')
  const messages: ModelMessage[] = [{ role: 'user', content: asked.question(order.prompt) }]
  let reason = ''
  let kept: { product: Product; met: number } | undefined
  for (let round = 0; round <= mostRepairs; round++) {
    const role = round === 0 ? 'plan' : 'repair'
    const answered = await takeTurn(desk, { role, instructions, messages, schema: asked.schema }).catch(
      (error: unknown) => {
        // A wrong form can be mended by whoever wrote it; anything else cannot.
        if (error instanceof ProviderFailure && (error.kind === 'malformed' || kept)) return error
        throw error
      },
    )
    if (answered instanceof ProviderFailure) {
      if (kept) break
      reason = answered.message
    } else {
      messages.push(...answered.messages)
      const told = asked.toldOf(answered.value, who)
      const result = 'wrong' in told ? { reason: told.wrong } : await stage.attempt(told)
      if ('product' in result) {
        const { product, seen } = result
        if (kept) return { product: seen.met >= kept.met ? product : kept.product }
        if (order.before || seen.unmet.length <= seen.met) return { product }
        kept = { product, met: seen.met }
        reason = `It works, but most of what was asked for was not seen in it.\n${seen.unmet.join('\n')}`
      } else reason = result.reason
    }
    messages.push({
      role: 'user',
      content: `${fenced('result', reason)}\n\nMend this and answer again, whole.`,
    })
  }
  return kept ? { product: kept.product } : { reason }
}

const designedBy = (who: string) => `Designed by ${who}, built and proven by Makebelieve.`

type Asked = {
  schema: z.ZodType<unknown>
  question(prompt: string): string
  toldOf(value: unknown, who: string): Told | { wrong: string }
}

function askedOf(kind: ToldKind, { before, isRepair }: Order): Asked {
  if (!before) return wholeOf(kind)
  if ('code' in before) return codeChangeOf(kind, before)
  return isRepair ? designChangeOf(kind, before.design) : changeOf(kind, before.design)
}

function wholeOf(kind: ToldKind): Asked {
  const question = (prompt: string) =>
    `Design a ${kind.name} from these words.\n\n${fenced('prompt', prompt)}`
  const { code } = kind
  if (!code)
    return {
      schema: kind.design,
      question,
      toldOf: (value, who) => ({ design: value as object, by: designedBy(who), takesBack: [] }),
    }
  const schema = z.object({
    design: kind.design.nullable(),
    title: z.string().min(1).max(60),
    code: z.string().max(300_000).nullable().describe(`All of ${code.file}, only where design is null.`),
  })
  return {
    schema,
    question: (prompt) =>
      `${question(prompt)}\n\nFill in design and leave code null. Only where no design can do what is asked, leave design null and write code in this form:\n\n${code.instructions}`,
    toldOf(value, who) {
      const by = designedBy(who)
      const { design, title, code: written } = schema.parse(value)
      if (design) return { design, by, takesBack: [] }
      return written ? { code: written, title, by } : { wrong: 'There is neither a design nor code.' }
    },
  }
}

const edit = z.object({ find: z.string().min(1).max(4000), replace: z.string().max(8000) })
const replacements = z.object({
  edits: edit
    .array()
    .min(1)
    .max(40)
    .describe('Exact replacements in the text of the design. Each "find" stands in it exactly once.'),
  takesBack: z
    .array(z.string().max(300))
    .max(40)
    .describe('Wishes of the earlier prompt, in their words, that the change takes back. Usually none.'),
})

const designShown = (kind: ToldKind, design: string) =>
  `This ${kind.name} exists:\n\n${fenced('design', design)}`

/** What the words say is done by our editor; the design is changed only for what that cannot do. */
function changeOf(kind: ToldKind, before: object): Asked {
  const design = JSON.stringify(before, null, 2)
  const { toldOf: ofReplacements } = designChangeOf(kind, before)
  const { reading, instructions } = kind.change
  const schema = z.object({ reading, edits: edit.array().max(40), takesBack: replacements.shape.takesBack })
  return {
    schema,
    question: (prompt) =>
      `${designShown(kind, design)}\n\nChange it as these words ask, and nothing else. ${instructions} So leave edits empty, unless an editor has said that it could not, or the words ask for what no such change tells: then give exact replacements in the text of the design.\n\n${fenced('change', prompt)}`,
    toldOf(value, who) {
      const told = schema.parse(value)
      if (told.edits.length > 0) return ofReplacements(value, who)
      return { change: told.reading, by: `Changed as ${who} read it, and proven by Makebelieve.` }
    },
  }
}

function designChangeOf(kind: ToldKind, before: object): Asked {
  const design = JSON.stringify(before, null, 2)
  return {
    schema: replacements,
    question: (prompt) =>
      `${designShown(kind, design)}\n\nChange it as these words ask, and nothing else. Answer with exact replacements in its text.\n\n${fenced('change', prompt)}`,
    toldOf(value, who) {
      const { edits, takesBack } = replacements.parse(value)
      const text = replaceExactly(design, edits)
      if ('wrong' in text) return text
      const changed = parsedAs(kind.design, text.text)
      return 'wrong' in changed ? changed : { design: changed.value, by: designedBy(who), takesBack }
    },
  }
}

/** Code that a model wrote whole is changed in the same way. */
function codeChangeOf(kind: ToldKind, { code, title }: { code: string; title: string }): Asked {
  return {
    schema: replacements,
    question: (prompt) =>
      `This ${kind.name} exists as code of its own:\n\n${fenced('code', code)}\n\n${kind.code?.instructions ?? ''}\n\nChange it as these words ask, and nothing else. Answer with exact replacements in its text.\n\n${fenced('change', prompt)}`,
    toldOf(value, who) {
      const text = replaceExactly(code, replacements.parse(value).edits)
      return 'wrong' in text ? text : { code: text.text, title, by: designedBy(who) }
    },
  }
}

/** Replaces what stands there exactly once; what does not, or stands there twice, is said. */
export function replaceExactly(
  text: string,
  edits: readonly z.output<typeof edit>[],
): { text: string } | { wrong: string } {
  let changed = text
  for (const { find, replace } of edits) {
    const at = changed.indexOf(find)
    if (at < 0) return { wrong: `This does not stand in it: ${fenced('result', find.slice(0, 300))}` }
    if (changed.indexOf(find, at + 1) >= 0)
      return {
        wrong: `This stands in it more than once, so take more of its surroundings: ${find.slice(0, 300)}`,
      }
    changed = changed.slice(0, at) + replace + changed.slice(at + find.length)
  }
  return { text: changed }
}

/** A design from its text; or what is wrong with it, at the first three places. */
export function parsedAs<Value>(
  schema: z.ZodType<Value>,
  text: string,
): { value: Value } | { wrong: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { wrong: `The design is no JSON: ${(error as Error).message}` }
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return { value: parsed.data }
  const issues = parsed.error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
  return { wrong: `The design is not of its form. ${issues.join('; ')}` }
}
