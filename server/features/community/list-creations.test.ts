import type { CallAnswer } from '@makebelieve/contract/calls/index'
import pg from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useApp } from '../../testing/app.ts'
import { newPerson } from '../games/testing/seed-game.ts'
import { folded } from './search-words.ts'
import { orders, type Wish } from './shelf.ts'

type Shown = { name: string; description?: string; type?: string; views?: number; likes?: number }

/** Published one after the other, the last of them today. */
async function show(app: ReturnType<typeof useApp>, shelf: Shown[]): Promise<void> {
  const { userId } = await newPerson(app.visitor())
  for (const [i, { name, description = '', type = 'game', views = 0, likes = 0 }] of shelf.entries())
    await app.parts.pool.query(
      `with made as (
         insert into creation (user_id, kind, name)
         values ($1, case $2 when 'agent_game' then 'game' else $2 end, $3) returning id)
       insert into publication (id, user_id, type, version_id, name, description, words, views, likes, published_at)
       select id, $1, $2, gen_random_uuid(), $3, $4, $5, $6, $7, now() - make_interval(days => $8) from made`,
      [userId, type, name, description, folded(`${name} ${description}`), views, likes, shelf.length - i - 1],
    )
}

const ask = (app: ReturnType<typeof useApp>, query: Record<string, string | number> = {}) =>
  app
    .visitor()
    .json<CallAnswer<'getCommunity'>>(
      `/api/community/get-creations?${new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]))}`,
    )

describe('the list', () => {
  const app = useApp({ ROLE: 'web' })
  const names = async (query?: Record<string, string | number>) =>
    (await ask(app, query)).items.map(({ modelName }) => modelName)

  beforeAll(() =>
    show(app, [
      { name: 'Pirate Ship', description: 'Sail to the treasure.', views: 5, likes: 1 },
      {
        name: 'Dragon Quest',
        description: 'A knight meets a dragon in a cave.',
        views: 9,
        type: 'agent_game',
      },
      { name: 'Space Cats', description: 'Cats dodge asteroids.', views: 2, likes: 7 },
      { name: 'Old Castle', description: 'A place to walk in.', views: 5, type: 'environment' },
      { name: 'Café Tycoon', description: 'Serve the guests.', views: 1 },
      { name: 'Robot', description: 'Stands on two legs.', views: 3, type: 'model', likes: 2 },
      { name: 'Ёжик в тумане', description: '', views: 0 },
      { name: 'Penguin Slide', description: 'Down the iceberg.', views: 0 },
      { name: 'Flower Power', description: 'Grow a garden.', views: 8 },
      { name: 'Snack Bar', description: 'Feed the zombies.', views: 0 },
    ]),
  )

  it('shows eight, the most viewed first, and among equals the newest', async () => {
    const answer = await ask(app)
    expect(answer).toMatchObject({ page: 1, pageSize: 8, total: 10 })
    expect(answer.items.map(({ modelName, views }) => [modelName, views])).toEqual([
      ['Dragon Quest', 9],
      ['Flower Power', 8],
      ['Old Castle', 5],
      ['Pirate Ship', 5],
      ['Robot', 3],
      ['Space Cats', 2],
      ['Café Tycoon', 1],
      ['Snack Bar', 0],
    ])
    expect(await names({ page: 2 })).toEqual(['Penguin Slide', 'Ёжик в тумане'])
    expect(await ask(app, { page: 3 })).toEqual({ items: [], page: 3, pageSize: 8, total: 10 })
  })

  it('can be had by date and by likes', async () => {
    expect(await names({ sort: 'newest', pageSize: 3 })).toEqual([
      'Snack Bar',
      'Flower Power',
      'Penguin Slide',
    ])
    expect(await names({ sort: 'likes', pageSize: 3 })).toEqual(['Space Cats', 'Robot', 'Pirate Ship'])
  })

  it('shows one kind; agent games are games', async () => {
    expect(await names({ filter: 'models' })).toEqual(['Robot'])
    expect(await names({ filter: 'environments' })).toEqual(['Old Castle'])
    expect(await ask(app, { filter: 'games' })).toMatchObject({ total: 8 })
    expect(await names({ filter: 'games', pageSize: 2 })).toEqual(['Dragon Quest', 'Flower Power'])
    expect(await names({ filter: 'models', search: 'dragon' })).toEqual([])
  })

  it.each([
    ['a word of the name', 'dragon', ['Dragon Quest']],
    ['a word of the description', 'asteroids', ['Space Cats']],
    ['another form of the word', 'asteroid', ['Space Cats']],
    ['the beginning of a word', 'peng', ['Penguin Slide']],
    ['words in any order', 'CATS space', ['Space Cats']],
    ['words with little ones between', 'the treasure of a pirate', ['Pirate Ship']],
    ['an accent left out', 'cafe', ['Café Tycoon']],
    ['an accent put in', 'cäfé', ['Café Tycoon']],
    ['other letters', 'ёжик', ['Ёжик в тумане']],
    ['two swapped letters', 'pirtae', ['Pirate Ship']],
    ['a missing letter', 'dragn', ['Dragon Quest']],
    ['a wrong letter', 'spase cats', ['Space Cats']],
    ['letters swapped further on', 'pengiun', ['Penguin Slide']],
    ['a mistake in the description', 'zombys', ['Snack Bar']],
    ['nothing like it', 'xylophone', []],
    ['signs only', "'); -- :* & |", []],
    ['signs among letters', "dragon'):*&|!", ['Dragon Quest']],
  ])('is searched by %s: %s', async (_, search, found) => {
    expect(await names({ search })).toEqual(found)
  })

  it('has pages of what was searched as well', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => ask(app, { search: 'ca', pageSize: 2, page })))
    expect(pages.map(({ items }) => items.map(({ modelName }) => modelName))).toEqual([
      ['Dragon Quest', 'Old Castle'],
      ['Space Cats', 'Café Tycoon'],
      [],
    ])
    expect(pages.map(({ total }) => total)).toEqual([4, 4, 4])
  })

  it('takes what is spelt right before what is spelt nearly so', async () => {
    expect(await names({ search: 'flower' })).toEqual(['Flower Power'])
    expect(await names({ search: 'tower' })).toEqual(['Flower Power'])
  })

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'pageSize=101',
    'pageSize=1.5',
    'filter=cars',
    'sort=random',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect((await app.visitor().get(`/api/community/get-creations?${query}`)).status).toBe(400)
  })
})

describe('a long shelf', () => {
  const app = useApp({ ROLE: 'web' })
  const many = 20_000

  beforeAll(async () => {
    const { userId } = await newPerson(app.visitor())
    // All words at once: for each row by itself that would take a minute.
    await app.parts.pool.query('alter table publication disable trigger publication_words_counted')
    await app.parts.pool.query(
      `with made as (
         insert into creation (user_id, kind, name)
         select $1, (array['game', 'model', 'environment'])[1 + n % 3], 'Thing ' || n from generate_series(1, $2::int) as n
         returning id, kind, name)
       insert into publication (id, user_id, type, version_id, name, description, words, views, likes, published_at)
       select id, $1, kind, id, name, md5(name), lower(name) || ' ' || left(md5(name), 8),
         (random() * 1000)::int, (random() * 100)::int, now() - random() * interval '1 year' from made`,
      [userId, many],
    )
    await app.parts.pool.query(
      `update publication set words = words || ' hippopotamus' where id in (select id from publication limit 3)`,
    )
    await app.parts.pool.query(
      `update publication set words = words || ' walrus' where id in (
         select id from publication order by md5(id::text) limit 400)`,
    )
    await app.parts.pool.query(
      `insert into published_word select word, count(*) from publication, words_in(words) as word group by word`,
    )
    await app.parts.pool.query('vacuum analyze publication')
    await app.parts.pool.query('analyze published_word')
    await app.parts.pool.query('analyze creation')
  })

  /** How the database finds the rows of what is asked, as its own plan says. */
  async function plansOf(query: Record<string, string | number>): Promise<string[]> {
    const spy = vi.spyOn(pg.Client.prototype, 'query')
    await ask(app, query)
    const asked = spy.mock.calls.map(([text, values]: unknown[]) => [text, values] as [string, unknown[]])
    spy.mockRestore()
    const pages = asked.filter(([text]) => /from publi/.test(String(text)) && /order by/.test(String(text)))
    const session = await app.parts.pool.connect()
    await session.query('set pg_trgm.similarity_threshold = 0.25')
    const plans: string[] = []
    for (const [text, values] of pages) {
      const { rows } = await session.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    session.release(true)
    return plans
  }

  it.each([
    ['publication_most_viewed', { sort: 'views' }],
    ['publication_newest', { sort: 'newest' }],
    ['publication_most_liked', { sort: 'likes' }],
    ['publication_kind_most_viewed', { filter: 'games', sort: 'views' }],
    ['publication_kind_newest', { filter: 'models', sort: 'newest' }],
    ['publication_kind_most_liked', { filter: 'environments', sort: 'likes' }],
    ['publication_most_viewed', { page: 40 }],
  ])('is read along the index %s for %j, up to where the page ends', async (index, query) => {
    const [plan = ''] = await plansOf(query)
    expect(plan).toMatch(
      new RegExp(`CTE page\\n +-> +Limit .*\\n +-> +Index (Only )?Scan using ${index} on publication`),
    )
    expect(plan).not.toContain('Seq Scan')
  })

  it.each([
    ['publication_lexemes', 'hippopotamus'],
    ['published_word_slips', 'hippopotamis'],
    ['published_word_trigrams', 'hipopotamos'],
  ])('is searched by the index %s for %j', async (index, search) => {
    const plans = (await plansOf({ search })).join('\n')
    expect(plans).toContain(`Bitmap Index Scan on ${index}`)
    expect(plans).not.toContain('Seq Scan')
    expect((await ask(app, { search })).total).toBe(3)
  })

  it('is searched from its top for words that stand everywhere, page by page', async () => {
    const plans = (await plansOf({ search: 'thing', filter: 'games', sort: 'newest' })).join('\n')
    expect(plans).toContain('publication_kind_newest')
    expect(plans).not.toContain('Seq Scan')
    const whole = await ask(app, { search: 'thing', pageSize: 24 })
    const pages = await Promise.all([1, 2, 3].map((page) => ask(app, { search: 'thing', page })))
    expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
    expect(pages.every(({ total, page }) => total > page * 8)).toBe(true)
  })

  /** What a search finds, and what all rows sorted would give. */
  async function bothWays(search: string, words: string, wish: { sort: Wish['sort']; pageSize: number }) {
    const found = await ask(app, { search, ...wish })
    const { rows } = await app.parts.pool.query<{ id: string }>(
      `select id from publication where words ~ $1 order by ${orders[wish.sort]} limit ${wish.pageSize}`,
      [words],
    )
    return [found.items.map(({ modelId }) => modelId), rows.map(({ id }) => id)]
  }
  const eachOrder = ['views', 'newest', 'likes'] as const

  it.each(eachOrder)(
    'has its top searched by the index for words in between, ordered by %s',
    async (sort) => {
      const plans = (await plansOf({ search: 'walrus', sort, pageSize: 24 })).join('\n')
      expect(plans).toMatch(/Index Cond: .*walrus.* && /)
      expect(plans).not.toContain('Seq Scan')
      const [found, all] = await bothWays('walrus', 'walrus', { sort, pageSize: 24 })
      expect(found).toEqual(all)
    },
  )

  it('goes on searching where the top has less than its words promise', async () => {
    const { pool } = app.parts
    await pool.query(`update published_word set uses = 20 * uses where word = 'walrus'`)
    for (const sort of eachOrder) {
      const [found, all] = await bothWays('walrus', 'walrus', { sort, pageSize: 100 })
      expect(found).toEqual(all)
    }
    await pool.query(`update published_word set uses = uses / 20 where word = 'walrus'`)
  })

  it.each([
    ['walrus th', 'walrus'],
    ['th walrus', 'walrus'],
    ['thing w', 'walrus'],
    ['thing 12', 'thing 12|thing.* 12'],
    ['th', 'thing'],
  ])('is searched right for words that are still being typed: %s', async (search, words) => {
    for (const sort of eachOrder) {
      const [found, all] = await bothWays(search, words, { sort, pageSize: 24 })
      expect(found).toEqual(all)
    }
  })

  it('says how many there are only as far as somebody may turn pages', async () => {
    expect((await ask(app)).total).toBe(1000)
    expect((await ask(app, { page: 1300 })).total).toBe(1300 * 8 + 1)
    expect((await ask(app, { page: many / 8 })).total).toBe(many)
  })
})

describe('the words of the shelf', () => {
  const app = useApp({ ROLE: 'web' })
  const uses = async (word: string) => {
    const { rows } = await app.parts.pool.query('select uses::int from published_word where word = $1', [
      word,
    ])
    return rows[0]?.uses
  }

  it('are counted as they come, change and go', async () => {
    const { pool } = app.parts
    await show(app, [{ name: 'Blue Whale' }, { name: 'Blue Moon, blue sea' }])
    expect([await uses('blue'), await uses('whale'), await uses('moon')]).toEqual([2, 1, 1])
    await pool.query(`update publication set words = 'red moon' where name like 'Blue Moon%'`)
    expect([await uses('blue'), await uses('red'), await uses('sea')]).toEqual([1, 1, undefined])
    await pool.query(`update creation set deleted_at = now() where name = 'Blue Whale'`)
    expect([await uses('blue'), await uses('whale')]).toEqual([undefined, undefined])
  })
})
