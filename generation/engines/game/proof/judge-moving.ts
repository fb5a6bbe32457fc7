import type { World } from '@makebelieve/kit/game/world'
import { openCatalogue } from '../../../things/catalogue.ts'
import { baseVerbsOf } from '../../../things/inflection.ts'
import { functionWords } from '../../../things/overrides/function-words.ts'
import { fallen, hopsIn } from './measured.ts'
import { find } from './on-stage.ts'
import type { Proof } from './prove.ts'
import { type Case, met, type Verdict } from './verdict.ts'

/** How somebody gets about, where that is all that is said of them: seen in where they are, look by look. */
export function judgeMoving(
  { verb, who: id, words }: { verb: string; who: string; words: string },
  situation: Case,
): Verdict | undefined {
  const { plan, proof } = situation
  const who = find(situation, id)
  const [plain = ''] = verb.split(' ')
  const measure = ways.find(([verbs]) => verbs.includes(plain))?.[1]
  if (!who || !measure || !isSeenFromTheSide(situation) || saysMore(words, who, plain, situation))
    return undefined
  const seen = measure(proof, who.id)
  return seen === undefined ? undefined : met(seen)
  function saysMore(
    said: string,
    { name, plural }: { name: string; plural: string },
    by: string,
    { plan: { game } }: Case,
  ) {
    const own = new Set([name, plural, game.look.scene.replaceAll('-', ' ')].flatMap((one) => one.split(' ')))
    const { lemma, sceneOf } = openCatalogue()
    return (said.toLowerCase().match(/[\p{L}'-]+/gu) ?? []).some(
      (word) =>
        !functionWords.has(word) &&
        !own.has(word) &&
        !own.has(lemma(word, 'noun')) &&
        word !== by &&
        !baseVerbsOf(word).includes(by) &&
        sceneOf(word) !== plan.game.look.scene,
    )
  }
}

/** Only there is up on the screen up in the air. */
export const isSeenFromTheSide = ({ plan: { game, solid } }: Pick<Case, 'plan'>): boolean =>
  !solid && game.book !== undefined && sideways.has(game.book.space.id)
const sideways = new Set(['side', 'run', 'flap', 'catch'])

const ways: [string[], (proof: Proof<World>, id: string) => string | undefined][] = [
  [['hop', 'jump', 'leap', 'bounce', 'spring', 'skip'], hopsIn],
  [['fall', 'drop', 'plummet', 'tumble', 'descend'], fallen],
]
