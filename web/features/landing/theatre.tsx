import { monthlyFreeCredits } from '@makebelieve/contract/plans'
import { routes } from '@makebelieve/contract/routes'
import { Link } from 'react-router'
import { hero } from '../../texts/en/hero.ts'
import { product } from '../../texts/en/product.ts'
import castle from './art/castle.svg'
import curtain from './art/curtain.svg'
import fox from './art/fox.svg'
import frog from './art/frog.svg'
import planets from './art/planets.svg'
import robot from './art/robot.svg'
import rocket from './art/rocket.svg'
import scenery from './art/scenery.svg'
import { HeroBox, type HeroProps } from './hero-box.tsx'

/** In the order in which they come on stage; stage.css says where each stands or hangs. */
const figures = { castle, rocket, planets, fox, frog, robot }

export function Theatre(told: HeroProps) {
  return (
    <section aria-labelledby="line" className="theatre">
      <Scenery />
      <div className="on-stage">
        <h1 id="line">{product.line}</h1>
        <p>{hero.description}</p>
        <HeroBox {...told} />
        <p>
          {hero.free(monthlyFreeCredits)} <Link to={routes.creatorHub}>{hero.lookAround}</Link>
        </p>
      </div>
    </section>
  )
}

/** All of it is decoration, so none of it is read aloud. */
function Scenery() {
  return (
    <div aria-hidden="true">
      <img src={scenery} alt="" fetchPriority="high" className="scenery" />
      {Object.entries(figures).map(([name, art]) => (
        <img key={name} src={art} alt="" className={`figure figure-${name}`} />
      ))}
      <img src={curtain} alt="" className="curtain" />
      <img src={curtain} alt="" className="curtain curtain-right" />
      <div className="footlights" />
      <div className="valance" />
    </div>
  )
}
