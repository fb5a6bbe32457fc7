import { modelText } from '../../../texts/en/model.ts'
import { ExampleStage } from '../../../workspace/stage/example-stage.tsx'
import { ExampleDrawing } from './example-drawing.tsx'

type EmptyModelStageProps = { busy: boolean; onExample: (prompt: string) => void }

const examples = modelText.examples.map(({ prompt, drawing }) => ({
  prompt,
  drawing: <ExampleDrawing name={drawing} />,
}))

export function EmptyModelStage(props: EmptyModelStageProps) {
  const { empty, emptyText } = modelText.stage
  return <ExampleStage title={empty} text={emptyText} examples={examples} {...props} />
}
