import type { GamePlan } from '@makebelieve/kit/game/plan'
import { describe, expect, it } from 'vitest'
import type { Claim, PartSaid } from '../../../brief/brief.ts'
import type { PictureSource } from '../design.ts'
import { flatGenreOf } from '../genres/index.ts'
import { planGame } from '../plan.ts'
import { briefOfPrompt } from '../read/brief-of-prompt.ts'
import { flatPlace } from './flat-place.ts'
import { shareOf } from './painted.ts'
import { proveFlat } from './prove-flat.ts'
import { judge } from './requirements.ts'
import type { PlaceClaim } from './verdict.ts'

const brief = briefOfPrompt('a cat collecting fish while avoiding dogs in space')
if ('refused' in brief) throw new Error(brief.message)
const plan = planGame(brief, 7)
const design = flatGenreOf(plan.game.genre)
const placeIn = (game: GamePlan) => (claim: PlaceClaim) => flatPlace(claim, game, design.genre)
const place = placeIn(plan.game)
const proof = proveFlat({
  genre: design.genre,
  bot: design.bot,
  plan: plan.game,
})
const verdictOn = (...claims: Claim[]) =>
  judge({ plan: { ...plan, claims }, design, proof, place }).map(({ status }) => status)

describe('a requirement', () => {
  it('is met by what was played and seen, with the evidence', () => {
    const requirements = judge({ plan, design, proof, place })
    expect(requirements.every(({ status }) => status === 'met')).toBe(true)
    for (const { evidence } of requirements) expect(evidence).toMatch(/\w+.*\.$/)
  })

  it('is not met by a label: who is in the cast but never on the stage was not seen', () => {
    const actor: Claim = { about: 'actor', actor: 'fish', role: 'collectible', words: 'There are fish' }
    expect(verdictOn(actor)).toEqual(['met'])
    const blind = { ...proof, seen: { ...proof.seen, seen: new Map() } }
    expect(judge({ plan: { ...plan, claims: [actor] }, design, proof: blind, place })[0]?.status).toBe(
      'unmet',
    )
  })

  it('is not met by who has a part that the sentence does not let them have, nor by standing in the scene', () => {
    const fish = (said: PartSaid): Claim => ({
      about: 'actor',
      actor: 'fish',
      role: 'prop',
      words: 'There are fish',
      ...said,
    })
    const count = (said: PartSaid): Claim => ({
      about: 'count',
      actor: 'fish',
      value: 3,
      words: '3',
      ...said,
    })
    expect(verdictOn(fish({}), fish({ never: ['enemy', 'goal'] }))).toEqual(['met', 'met'])
    expect(verdictOn(fish({ never: ['collectible'] }), count({ never: ['collectible'] }))).toEqual([
      'unmet',
      'unmet',
    ])
    const cast = plan.game.cast.map((one) => (one.id === 'fish' ? { ...one, role: 'prop' as const } : one))
    const scenery = { ...plan, claims: [fish({ acts: true })], game: { ...plan.game, cast } }
    expect(judge({ plan: scenery, design, proof, place })[0]?.status).toBe('unmet')
  })

  it('is not met by a rule that never fired', () => {
    const idle = { ...proof, played: proof.played.map((one) => ({ ...one, deeds: [] })) }
    const rule: Claim = {
      about: 'rule',
      mechanic: 'collect',
      subject: 'player',
      object: 'fish',
      words: 'You collect fish',
    }
    expect(verdictOn(rule)).toEqual(['met'])
    expect(judge({ plan: { ...plan, claims: [rule] }, design, proof: idle, place })[0]?.status).toBe('unmet')
  })

  it('about points goes by what the score was seen to grow by, and not by the plan', () => {
    const worth = (value: number, given: number | undefined) => {
      const cast = plan.game.cast.map((one) => (one.id === 'fish' ? { ...one, points: value } : one))
      const played = proof.played.map((one) => ({
        ...one,
        deeds: one.deeds.map((deed) => (deed.type === 'collect' ? { ...deed, gain: given } : deed)),
      }))
      const claim: Claim = { about: 'points', actor: 'fish', value, words: `Fish are worth ${value}` }
      const edited = { ...plan, claims: [claim], game: { ...plan.game, cast } }
      return judge({ plan: edited, design, proof: { ...proof, played }, place })[0]?.status
    }
    const gains = proof.played.flatMap(({ deeds }) =>
      deeds.flatMap(({ type, to, gain }) => (type === 'collect' && to === 'fish' && gain ? [gain] : [])),
    )
    const [gain] = gains
    expect(gain).toBeGreaterThan(0)
    expect(new Set(gains)).toEqual(new Set([gain]))
    expect([worth(7, 7), worth(7, 10)]).toEqual(['met', 'unmet'])
  })

  it('to play like a game of which ours is only a relative is not met by that', () => {
    const brief = briefOfPrompt('like lemmings, with penguins')
    if ('refused' in brief) throw new Error(brief.message)
    const claim = brief.claims.find(({ about }) => about === 'genre')
    expect(claim).toMatchObject({ words: 'It plays like lemmings', near: 'lemmings' })
    expect(verdictOn({ about: 'genre', genre: plan.game.genre, words: 'It is that' })).toEqual(['met'])
    expect(
      verdictOn({ about: 'genre', genre: plan.game.genre, words: 'It plays like it', near: 'it' }),
    ).toEqual(['unmet'])
  })

  it('is marked where something else is shown in its place, and only there', () => {
    const isMarked = (claim: Claim, changes: Partial<typeof plan> = {}) =>
      judge({ plan: { ...plan, claims: [claim], ...changes }, design, proof, place })[0]?.standIn ?? false
    const named = (name: string, body: PictureSource['body']) => {
      const cast = plan.game.cast.map((one) => (one.id === 'fish' ? { ...one, name } : one))
      const picture = cast.find(({ id }) => id === 'fish')?.picture ?? ''
      const source = { ...(plan.pictures[picture] as PictureSource), body }
      return { game: { ...plan.game, cast }, pictures: { ...plan.pictures, [picture]: source } }
    }
    const there: Claim = { about: 'actor', actor: 'fish', role: 'collectible', words: 'There are fish' }
    const serenade = { mechanic: 'collect', verb: 'serenade', words: 'You serenade fish' } as const
    const marked = [
      isMarked(there, named('fish', 'name')),
      isMarked(there, named('ninja fish', 'own')),
      isMarked({ about: 'genre', genre: plan.game.genre, words: 'It plays like it', near: 'it' }),
      isMarked({ about: 'genre', genre: 'rhythm', words: 'It is a rhythm game' }),
      isMarked({ about: 'scene', scene: 'space', near: true, words: 'It is set on a station' }),
      isMarked({ about: 'deed', ...serenade, who: 'player', whom: 'fish', instead: 'collect' }),
      isMarked({ about: 'rule', ...serenade, subject: 'player', object: 'fish' }),
    ]
    expect(marked).toEqual(marked.map(() => true))
    const others = [
      isMarked(there, named('fish', 'own')),
      isMarked({ about: 'genre', genre: 'rhythm', words: 'It is a rhythm game too', also: true }),
      isMarked({ about: 'scene', scene: 'castle', words: 'It is set in a castle' }),
      isMarked({ about: 'actor', actor: 'elephant', role: 'enemy', words: 'There is an elephant' }),
      isMarked({ about: 'other', words: 'A queue stands in for the boss' }),
    ]
    expect(others).toEqual(others.map(() => false))
  })

  it('that ends in a name is not met by whatever else was picked up', () => {
    const found = (words: string): Claim => ({
      about: 'rule',
      mechanic: 'collect',
      subject: 'player',
      words,
    })
    expect(verdictOn(found('The cat collects the fish'))).toEqual(['met'])
    expect(verdictOn(found('The cat collects the trumpet'))).toEqual(['unmet'])
  })

  it('is not met by somebody who was thought of in place of whom it names', () => {
    const deed = (words: string, nouns?: Record<string, string>): Claim => ({
      about: 'deed',
      mechanic: 'collect',
      verb: 'collect',
      who: 'player',
      whom: 'fish',
      from: 'dog',
      saysFrom: true,
      words,
      nouns: { player: 'cat', fish: 'fish', ...nouns },
    })
    const saying = (claim: Claim) => judge({ plan: { ...plan, claims: [claim] }, design, proof, place })[0]
    expect(saying(deed('cat collects fish from waves'))).toMatchObject({
      evidence: expect.stringContaining('dogs stand in for what was named'),
      standIn: true,
    })
    expect(saying(deed('cat collects fish from dogs', { dog: 'dog' }))).not.toHaveProperty('standIn')
  })

  it('is met by a site only where its ground is seen whole from above', () => {
    const look = { ...plan.game.look, scene: 'sea', site: 'deck' } as const
    const game: GamePlan = { ...plan.game, look }
    const claim: PlaceClaim = {
      about: 'scene',
      scene: 'sea',
      near: true,
      site: 'deck',
      words: 'It is set on a deck',
    }
    const { genre } = design
    const told = (seen: 'top' | 'side', open = { x: false, y: false }, of = game) =>
      flatPlace(claim, of, { ...genre, seen, open: () => open }).status
    expect(told('top')).toBe('met')
    expect(told('side')).toBe('unmet')
    expect(told('top', { x: false, y: true })).toBe('unmet')
    expect(told('top', undefined, { ...game, look: { ...look, scene: 'space' } })).toBe('unmet')
    expect(told('top', undefined, { ...game, look: { ...plan.game.look, scene: 'sea' } })).toBe('unmet')
  })

  it('is not met by one colour where several were said', () => {
    const [member] = plan.game.cast.filter(({ role }) => role === 'collectible')
    if (!member) throw new Error('Nothing to collect')
    const source = plan.pictures[member.picture]
    if (!source) throw new Error('It has no picture')
    const tinted = {
      ...plan,
      pictures: { ...plan.pictures, [member.picture]: { ...source, tint: '#ff5fa2' } },
    }
    const told = (words: string): Claim => ({
      about: 'attribute',
      actor: member.id,
      attribute: 'colour',
      value: '#ff5fa2',
      words,
    })
    const claims = [told('The fish are pink'), told('The fish are rainbow')]
    const judged = judge({ plan: { ...tinted, claims }, design, proof, place }).map(({ status }) => status)
    expect(judged).toEqual(['met', 'unmet'])
  })

  it('is unmet where the running game differs from what was asked', () => {
    expect(
      verdictOn(
        { about: 'number', what: 'lives', value: 9, words: 'There are 9 lives' },
        { about: 'scene', scene: 'castle', words: 'It is set in a castle' },
        { about: 'time', time: 'dawn', words: 'It is dawn' },
        { about: 'genre', genre: 'rhythm', words: 'It is a rhythm game' },
        { about: 'extra', extra: 'boss', words: 'There is a boss' },
        { about: 'absent', absent: 'enemies', words: 'No enemies' },
        { about: 'count', actor: 'dog', value: 17, words: 'There are 17 dogs' },
        { about: 'actor', actor: 'elephant', role: 'enemy', words: 'There is an elephant' },
      ),
    ).toEqual(new Array(8).fill('unmet'))
  })

  it('is not met by weather that the plan names and nobody sees: no rain falls in space', () => {
    const rain: Claim = { about: 'weather', weather: 'rain', words: 'It rains' }
    const wet = (scene: GamePlan['look']['scene']) => ({
      ...plan,
      claims: [rain],
      game: { ...plan.game, look: { ...plan.game.look, scene, weather: 'rain' as const } },
    })
    expect(judge({ plan: wet('forest'), design, proof, place: placeIn(wet('forest').game) })[0]?.status).toBe(
      'met',
    )
    expect(judge({ plan: wet('space'), design, proof, place: placeIn(wet('space').game) })[0]?.status).toBe(
      'unmet',
    )
  })

  it('is not met by some coin where the words name a place', () => {
    const reach = (words: string, object?: string): Claim => ({
      about: 'rule',
      mechanic: 'explore',
      subject: 'player',
      ...(object && { object }),
      words,
    })
    expect(
      verdictOn(
        reach('The cat reaches the castle'),
        reach('The cat gets to the old house'),
        reach('The cat reaches the castle', 'castle'),
        { about: 'rule', mechanic: 'deliver', subject: 'player', words: 'The cat delivers the letters' },
      ),
    ).toEqual(new Array(4).fill('unmet'))
    // That something was picked up on the way is no exploring.
    expect(verdictOn(reach('The cat explores'))).toEqual(['unmet'])
  })

  it('is not met without the horse', () => {
    const rider: Claim = {
      about: 'actor',
      actor: 'player',
      role: 'player',
      mount: 'horse',
      words: 'You play a cat on a horse',
    }
    expect(verdictOn(rider)).toEqual(['unmet'])
  })

  it('is not met by a colour of the plan that the picture has not got', () => {
    const white = [250, 250, 250, 255]
    const black = [30, 32, 38, 255]
    const pixels = (...some: number[][]) => new Uint8Array(some.flat())
    expect(shareOf(pixels(black, black, black, white), '#23262b')).toBeGreaterThan(0.7)
    // A white sheep with a black face.
    expect(shareOf(pixels(white, white, white, black), '#23262b')).toBe(0)
    expect(shareOf(pixels([210, 40, 30, 255], [160, 30, 25, 255], white), '#d8402f')).toBeGreaterThan(0.6)
    expect(shareOf(pixels([40, 60, 210, 255], white), '#d8402f')).toBe(0)

    const fish = plan.game.cast.find(({ id }) => id === 'fish')?.picture ?? ''
    const source = plan.pictures[fish]
    if (!source) throw new Error('It has no picture')
    const colour: Claim = {
      about: 'attribute',
      actor: 'fish',
      attribute: 'colour',
      value: '#ff5fa2',
      words: 'The fish are pink',
    }
    const pink = {
      ...plan,
      claims: [colour],
      pictures: { ...plan.pictures, [fish]: { ...source, tint: '#ff5fa2' } },
    }
    const judged = (share: number) =>
      judge({
        plan: pink,
        design,
        proof,
        place,
        painted: { tints: new Map([[fish, share]]), signs: new Map(), parts: new Map() },
      })[0]?.status
    expect(judged(0.5)).toBe('met')
    expect(judged(0.1)).toBe('unmet')
  })

  it('is not met by the usual picture where a mood was said', () => {
    const look = (word: string): Claim => ({ about: 'look', actor: 'dog', look: word, words: `${word} dog` })
    expect(verdictOn(look('angry'), look('lost'))).toEqual(['unmet', 'unsupported'])
    const dog = plan.game.cast.find(({ id }) => id === 'dog')?.picture ?? ''
    const source = plan.pictures[dog]
    if (!source) throw new Error('It has no picture')
    const glass = { ...plan.pictures, [dog]: { ...source, body: 'own' as const, stuff: 'glass' } }
    const [judged] = judge({
      plan: { ...plan, claims: [look('glass')], pictures: glass },
      design,
      proof,
      place,
    })
    expect(judged?.status).toBe('met')
  })

  it('is not met by a picture of another sense, nor by a sign for what nobody can point at', () => {
    const there: Claim = { about: 'actor', actor: 'fish', role: 'prop', words: 'There are fish' }
    const shown = (source: Partial<PictureSource>) => {
      const fish = plan.game.cast.find(({ id }) => id === 'fish')?.picture ?? ''
      const pictures = { ...plan.pictures, [fish]: { ...(plan.pictures[fish] as PictureSource), ...source } }
      return judge({ plan: { ...plan, claims: [there], pictures }, design, proof, place })[0]
    }
    expect(shown({ noun: 'fence', sense: { of: 'pen', as: 'fence', near: true } })).toMatchObject({
      status: 'unmet',
      evidence: 'Shown as a fence: there is no picture of “fish”.',
    })
    expect(shown({ noun: 'baseball bat', sense: { of: 'bat', as: 'baseball bat' } })?.status).toBe('met')
    expect(shown({ noun: 'party' })?.evidence).toContain('Shown as a sign for it')
  })

  it('is never met by a deed that nothing can see, and unmet where nothing came of it', () => {
    const deed = (who: string, ...whoms: string[]): Claim => ({
      about: 'unserved',
      verb: 'praise',
      who,
      whoms,
      words: `${who} praises ${whoms}`,
    })
    // The cat takes fish, and is hurt by dogs; nothing ever becomes of a dog.
    expect(verdictOn(deed('player', 'fish'), deed('dog', 'player'), deed('fish', 'dog'))).toEqual([
      'unsupported',
      'unsupported',
      'unmet',
    ])
    expect(verdictOn(deed('elephant'))).toEqual(['unmet'])
  })

  it('is called unsupported where nothing could be checked', () => {
    expect(verdictOn({ about: 'other', words: 'It makes me happy' })).toEqual(['unsupported'])
  })
})
