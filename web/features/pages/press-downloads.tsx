import { downloadLabel, logos, pictures } from '../../texts/en/press.ts'
import catInSpace from './art/cat-in-space.webp'
import catWithABoss from './art/cat-with-a-boss.webp'
import planetQuiz from './art/planet-quiz.webp'

const formats = ['SVG', 'PNG'] as const

/** The logos of `public/`, to look at and to download. */
export function LogoDownloads() {
  return (
    <ul className="downloads">
      {logos.map(({ id, name }) => (
        <li key={id} className="sheet">
          <div className={id === 'logo-on-dark' ? 'ground ground-dark' : 'ground'}>
            <img src={`/makebelieve-${id}.svg`} alt="" height="64" loading="lazy" />
          </div>
          <div>
            <span>{name}</span>
            <span className="links">
              {formats.map((format) => (
                <a
                  key={format}
                  href={`/makebelieve-${id}.${format.toLowerCase()}`}
                  download
                  aria-label={downloadLabel(name, format)}
                  className="text-link"
                >
                  {format}
                </a>
              ))}
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}

const shown = [
  { ...pictures.cat, file: catInSpace },
  { ...pictures.boss, file: catWithABoss },
  { ...pictures.quiz, file: planetQuiz },
]

export function PressPictures() {
  return (
    <div className="pictures">
      {shown.map(({ name, asked, file }) => (
        <figure key={name}>
          <a href={file} download>
            <img src={file} alt={name} width="960" height="600" loading="lazy" />
          </a>
          <figcaption>
            <b>{name}</b>“{asked}”
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
