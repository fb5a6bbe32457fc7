import { exercises, type LessonId, exerciseLabels as labels } from '../../texts/en/learn.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Marked } from '../../ui/reading/marked.tsx'
import catInSpace from './art/cat-in-space.webp'
import catWithABoss from './art/cat-with-a-boss.webp'
import planetQuiz from './art/planet-quiz.webp'

const pictures: Partial<Record<LessonId, string>> = {
  make: catInSpace,
  play: planetQuiz,
  change: catWithABoss,
}
/** Here a button is pressed and nothing is typed. */
const pressed: ReadonlySet<LessonId> = new Set(['versions', 'keep'])

/** What to type in a lesson, and what comes out. */
export function LessonExercise({ lesson }: { lesson: LessonId }) {
  const { where, type, out, picture, tryIt } = exercises[lesson]
  return (
    <div className="sheet exercise">
      <div>
        <h3>
          {pressed.has(lesson) ? labels.press : labels.type} <span>· {where}</span>
        </h3>
        <p className="typed">{type}</p>
        {tryIt && (
          <ButtonLink
            to={`/?creation=game&prompt=${encodeURIComponent(tryIt)}`}
            kind="primary"
            data-print="hide"
          >
            {labels.tryIt}
          </ButtonLink>
        )}
      </div>
      <div>
        <h3>{labels.out}</h3>
        {picture && <img src={pictures[lesson]} alt={picture} width="960" height="600" loading="lazy" />}
        <ul>
          {out.map((line) => (
            <li key={line}>
              <Marked text={line} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
