/** Prompts that pages offer to begin with. The engines are held to making of each what it says. */
export const examples = {
  hero: {
    game: 'A frog chef dodges knives',
    model: 'A low-poly lighthouse',
    simulation: 'Why do satellites stay up?',
  },
  models: {
    corgi: 'a corgi wearing a top hat',
    teapot: 'a red teapot with a golden lid',
    cactus: 'a cactus in a red pot',
    ship: 'a wooden sailing ship',
  },
  environments: {
    forest: 'a forest with a pond and fireflies at dusk',
    island: 'an island with a lighthouse and a red boat',
    library: 'a library with a fireplace on a snowy night',
    street: 'a neon street in the rain with market stalls',
  },
  simulations: {
    pendulum: 'why a pendulum swings more slowly on the Moon',
    meadow: 'foxes and rabbits in a meadow',
    planets: 'why we have seasons, for 8 year olds',
    prism: 'how light bends in water and glass',
  },
} as const
