import type { Control, System } from '@makebelieve/kit/simulation/system'
import type { Reading, Thing } from '../../../reading/schema.ts'
import { fold } from '../../../reading/words.ts'
import { headStems, keyStems, measures } from './control-words.ts'
import { alike } from './degrees.ts'
import { stemOf, stemsOf } from './stems.ts'

/** Something that somebody wants to set or to move: the control that it is, or those that only belong to it. */
export type WishedControl = {
  words: number[]
  text: string
  control?: Control
  near: Control[]
  byHand: boolean
}

/** The things that are to be set: 'sliders for mass and angle', 'let them change the light', 'drag the Moon'. */
export function wishedControls(reading: Reading, { controls }: System): WishedControl[] {
  return reading.things.flatMap((thing): WishedControl[] => {
    const deed = deedTo(thing, reading)
    const byHand = deed !== undefined && byHandOnly.has(deed)
    const isAsked = byHand || (deed !== undefined && setting.has(deed)) || isAfterSlider(thing, reading)
    const stems = stemsOf(thing.noun.text)
    if (!(isAsked || thing.role === 'control') || stems.length === 0 || isPartOfPage(thing)) return []
    const { noun } = thing
    // What stands in the picture is dragged in the picture; a setting of it is something else.
    const control = byHand ? undefined : controlFor(thing, controls)
    // What is only likely to be meant as a control is missed by nobody.
    if (!isAsked && !control) return []
    const near = controls.filter(({ label }) => stemsOf(label).some((stem) => stems.includes(stem)))
    return [{ words: noun.words, text: noun.text, ...(control && { control }), near, byHand }]
  })
}

const listed = (text: string) => new Set(text.split(' '))

/** What is done to a thing in the picture; who throws a ball only says what happens. */
const byHandOnly = listed('drag grab rotate click tap touch move')
/** What is done to a quantity. */
const setting = listed(
  'change changes set sets adjust adjusts vary varies control choose pick select alter tune modify increase decrease raise lower',
)
const partsOfPage = listed(
  'slider sliders knob knobs dial button buttons switch control controls menu dropdown option options speed',
)

/** The word for a slider is no quantity. */
const isPartOfPage = ({ noun }: Thing) => noun.words.length === 1 && partsOfPage.has(fold(noun.text))

const people =
  /\b(?:students?|pupils?|learners?|kids?|children|child|class|users?|people|player|i|they|them|he|she|you)\b/i

/** What the reader of the lesson does to it. */
function deedTo(thing: Thing, { things, links, words }: Reading): string | undefined {
  const place = things.indexOf(thing)
  const above = verbAbove(thing.head, words)
  const link = links.find(({ whom, does }) => whom === place && does.words.includes(above))
  const deed = link && fold(link.does.text).split(' ')[0]
  // 'The student changes the light'; but what the Earth pulls, nobody pulls by hand.
  const isByPeople =
    link?.who === 'you' || (typeof link?.who === 'number' && people.test(things[link.who]?.noun.text ?? ''))
  return isByPeople ? deed : undefined
}

/** The word that a thing hangs on, also as one of several. */
function verbAbove(at: number, words: Reading['words']): number {
  const word = words[at]
  return word?.relation === 'conj' ? verbAbove(word.head, words) : (word?.head ?? -1)
}

/** 'A slider for friction', 'a tilt slider'. */
function isAfterSlider(thing: Thing, reading: Reading): boolean {
  const { things, links, words } = reading
  const place = things.indexOf(thing)
  const own = words[thing.head]
  const before =
    own?.relation === 'conj' ? things.find(({ noun }) => noun.words.includes(own.head)) : undefined
  // 'Sliders for birth rates, hunting success and regrowth' are for all three.
  if (before && before !== thing && isAfterSlider(before, reading)) return true
  const above = fold(words[own?.head ?? -1]?.text ?? '')
  if (/^(?:nmod|compound)/.test(own?.relation ?? '') && partsOfPage.has(above)) return true
  return links.some(
    ({ who, does, whom }) =>
      whom === place &&
      typeof who === 'number' &&
      /^(?:for|of|to)$/i.test(does.text) &&
      isPartOfPage(things[who] ?? thing),
  )
}

/** By what it measures, then by its name as a whole, by another name for it, or by its symbol. */
function controlFor(thing: Thing, controls: readonly Control[]): Control | undefined {
  const said = [thing.noun, ...thing.attributes].flatMap(({ text }) => stemsOf(text))
  const own = stemsOf(thing.noun.text)
  const head = own.at(-1)
  const knows = (stems: readonly string[]) => stems.length > 0 && stems.every((stem) => said.includes(stem))
  const kin = alike.find(([, words]) => words.test(thing.noun.text))?.[0]
  const symbol = thing.noun.text.trim()
  const byHead = controls.filter(({ label }) => head !== undefined && headStems(label).includes(head))
  return (
    controls.find(({ label }) => knows(keyStems(label))) ??
    controls.find(({ label }) => knows(headStems(label))) ??
    // 'The tilt' where several have one: none is meant more than another.
    onlyOne(byHead) ??
    controls.find(
      ({ id }) =>
        own.length > 0 && own.every((stem) => id.toLowerCase().split('-').map(stemOf).includes(stem)),
    ) ??
    // 'The distances' of a lever are where somebody sits.
    controls.find(
      ({ about }) => own.length === 1 && measures.has(own[0] ?? '') && stemsOf(about).includes(own[0] ?? ''),
    ) ??
    (kin && controls.find(({ id, label }) => kin.test(`${id} ${label}`))) ??
    controls.find((one) => one.symbol !== undefined && one.symbol.replaceAll(/[\\{}]/g, '') === symbol) ??
    controls.find(
      ({ options = [] }) =>
        options.length > 0 && options.every((option) => stemsOf(option).some((stem) => own.includes(stem))),
    )
  )
}

const onlyOne = (controls: readonly Control[]) => (controls.length === 1 ? controls[0] : undefined)
