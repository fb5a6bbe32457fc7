import { routes } from '@makebelieve/contract/routes'
import { ButtonLink } from '../../ui/button.tsx'
import rocket from './art/rocket.svg'
import { landingTexts } from './landing-texts.ts'

const said = landingTexts.jam

export function JamBanner() {
  return (
    <section aria-labelledby="game-jam" className="jam below page-width">
      <div>
        <img src={rocket} alt="" width={120} height={120} loading="lazy" />
        <div>
          <h2 id="game-jam">{said.title}</h2>
          <p>{said.text}</p>
        </div>
        <ButtonLink to={routes.gameJam} size="large">
          {said.action}
        </ButtonLink>
      </div>
    </section>
  )
}
