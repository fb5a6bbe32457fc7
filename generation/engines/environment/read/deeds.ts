import type { Life } from '@makebelieve/kit/environment/scene'

type Does = Life['does']

/** What verbs make a thing do all day. */
const table = new Map<string, Does>()
const all = (words: string, does: Does) => {
  for (const word of words.split(' ')) table.set(word, does)
}
all('graze eat feed munch nibble browse forage peck', 'graze')
all(
  'wander walk stroll roam stalk prowl explore hike run chase race gallop trot hop jump leap play scurry crawl shop skate ski march frolic',
  'wander',
)
all('fly soar circle glide swoop flutter flap swirl', 'fly')
all('swim dive splash surf', 'swim')
all('hover levitate haunt float lurk', 'hover')
all('drift sail', 'drift')
all('bob dance sway rock jig bounce celebrate cheer', 'bob')
all('drive ride speed zoom cruise commute roll', 'drive')
all('patrol guard', 'patrol')
all('spin rotate turn whirl twirl', 'spin')
all(
  'sit stand sleep rest lie read wait watch nap fish talk chat sing pray meditate work cook perch relax lounge doze study sell drink hunt fight',
  'stand',
)

export const doesOf = (verb: string): Does | undefined => table.get(verb)
