const listed = (text: string) => new Set(text.split(/\s+/).filter((word) => word !== ''))

/** Words that only hold a sentence together. */
const joints =
  listed(`a an the of and or to in on at by for from with without into onto over under as is are was were be been
  being it its this that these those there here how why what when where which who whom does do did can could will would should
  may might must i me my we us our you your he she they them their`)

/** Words that say nothing about what a simulation is of; inside a name they count ('greenhouse effect'). */
const empty = listed(
  `one some any all both each every other than then so such very really
  just about between through during if not no yes simulation simulate simulator simulated simulating interactive visual
  visualisation visualization visualise visualize visually demonstration demonstrate demo model modelling modeling show shows
  showing shown explain explains explained explaining explanation teach teaches teaching learn learns learning education educational
  lesson class classroom student students pupil pupils teacher kid kids child children teenager teenagers teen teens beginner
  beginners school please make create build give want need like let see watch look play playing explore exploring
  understand understanding basic basics simple easy fun cool nice good best beautiful great quick short introduction intro
  something anything thing things stuff year years old olds age ages grade grader graders step steps animation animated
  app tool game lab virtual experiment using use used user users way work works working happen happens happening get gets
  different various many much more most several lot lots also well able real realistic time change changes changing
  depend depends depending affect affects affecting effect effects against versus vs compare comparing comparison 3d 2d
  slider sliders button buttons knob dial handle mouse click press drag screen display choose pick adjust adjustable set sets
  graph graphs plot plots chart charts curve curves diagram value values learner learners
  engaging demonstrates demonstrating relate related relationship connected confuse
  test exam quiz homework tomorrow today daughter son brother sister friend`,
)

export const isJoint = (word: string) => joints.has(word)
export const isEmpty = (word: string) => isJoint(word) || word.length < 2 || empty.has(word)

/** The words of a text, in lower case, apostrophes joined: "newton's" is "newtons". */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/h2o|[a-z]+(?:\d+)?|\d+(?:\.\d+)?/g) ?? []
  )
}

const endings =
  /(?:edness|ness|ations?|ational|ically|izations?|isations?|ions?|ings?|ments?|ities|ity|ally|al|ic|ive|ers?|ors?|ies|ied|ed|es|s|e|y)$/

/** Formulas that everybody writes instead of the name. */
const formulas: Readonly<Record<string, string>> = { co2: 'carbon', o2: 'oxygen', h2o: 'water' }

/** Forms that no ending tells: 'thrown' is 'throw', and 'froze' is 'freeze'. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  `throw threw thrown|fall fell fallen|fly flew flown|freeze froze frozen|sink sank sunk|swing swung|spin spun|rise rose risen
  blow blew blown|break broke broken|grow grew grown|shrink shrank shrunk|buy bought|sell sold|hang hung|bend bent|speed sped|swim swam swum
  ring rang rung|drive drove driven|ride rode ridden|burn burnt|melt molten|light lit|wear wore worn|eat ate eaten|shake shook shaken
  run ran|shine shone|stick stuck|tear tore torn|write wrote written|choose chose chosen|steal stole stolen|mouse mice|foot feet
  tooth teeth|leaf leaves|wolf wolves|woman women|goose geese
  wood wooden|gold golden|wool woollen woolen|silk silken`
    .split(/[|\n]\s*/)
    .flatMap((row) => {
      const [base = '', ...forms] = row.trim().split(' ')
      return forms.map((form) => [form, base])
    }),
)

/** What is left of a word without its ending: 'refraction', 'refracts' and 'refracted' are one. */
export function stemOf(written: string): string {
  const word = formulas[written] ?? irregular[written] ?? written
  // One of many first: 'epidemics' and 'holes' are 'epidemic' and 'hole'.
  const one = word.length > 3 ? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : word
  // Short verbs: 'bake', 'baked' and 'baking' are one, and so are 'mix' and 'mixing'.
  const short = one.length === 4 ? one.replace(/e$/, '') : one.replace(/(?:ing|ed)$/, '')
  if (short.length === 3 && /[aeiouy]/.test(short)) return short
  if (one.length < 5) return one
  // 'Dropping' has one p more than 'drop'.
  const once = one
    .replace(endings, '')
    .replace(/([bdgmnprt])\1$/, one.endsWith('ing') || one.endsWith('ed') ? '$1' : '$1$1')
  return once.length >= 4 ? once : one
}

/** With the words that only count inside a name, and the digits that tell 'world war 1' from 'world war 2', and 3D printing from printing. */
export const namedWordsOf = (text: string): string[] =>
  [...wordsOf(text.toLowerCase()), ...(/\b3d\b/i.test(text) ? ['3d'] : [])].filter(
    (word) => !isJoint(word) && (!/^\d/.test(word) || /^\dd?$/.test(word)),
  )

export const nameStemsOf = (text: string): string[] => namedWordsOf(text).map(stemOf)

export const stemsOf = (text: string): string[] =>
  wordsOf(text)
    .filter((word) => !isEmpty(word) && !/^\d/.test(word))
    .map(stemOf)
