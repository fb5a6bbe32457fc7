import { routes } from '@makebelieve/contract/routes'
import { Link } from 'react-router'
import { LittleStage } from '../features/landing/little-stage.tsx'
import { pageMeta } from '../ui/page-meta.ts'
import { Prose } from '../ui/prose.tsx'

export const meta = () =>
  pageMeta(
    'About · Makebelieve',
    'Makebelieve turns a sentence into something that plays, and proves it first.',
  )

export default function About() {
  return (
    <Prose
      title="About Makebelieve"
      picture={<LittleStage />}
      lead="You say what you would like to exist. A moment later you can play it, turn it around, walk through it or learn from it."
    >
      <h2>What it makes</h2>
      <p>
        Games in two and three dimensions, 3D models, worlds to walk in, and simulations that explain how
        something works. Each begins as a sentence, in the words you would use to a friend.
      </p>
      <h2>What makes it different</h2>
      <p>
        A machine that invents things also invents mistakes. So nothing here is shown, and nothing is charged,
        before it was proven: a bot has won the game and lost it, the model is a closed mesh, the world was
        walked from end to end, the simulation agrees with its equations. What your sentence asked for becomes
        a list, and each line of it shows its evidence. What could not be met says so.
      </p>
      <h2>Who it is for</h2>
      <p>
        For children and their teachers, for people with an idea and an evening, and for developers who want
        to see a thing before they build it. Everything you make can be taken home as files.
      </p>
      <p>
        See{' '}
        <Link to={routes.creatorHub} className="text-link">
          what others made
        </Link>
        , or read about the{' '}
        <Link to={routes.plans} className="text-link">
          plans
        </Link>
        .
      </p>
    </Prose>
  )
}
