import { routes } from '@makebelieve/contract/routes'
import { landing } from '../../texts/en/landing.ts'
import { ButtonLink } from '../../ui/button.tsx'
import rocket from './art/rocket.svg'

const said = landing.jam

export function JamBanner() {
  return (
    <section aria-labelledby="game-jam" className="jam below page-width">
      <div>
        <img src={rocket} alt="" width={112} height={205} loading="lazy" />
        <div>
          <h2 id="game-jam">{said.title}</h2>
          <p>{said.text}</p>
        </div>
        <ButtonLink to={routes.gameJam} kind="primary" size="large">
          {said.action}
        </ButtonLink>
      </div>
    </section>
  )
}
