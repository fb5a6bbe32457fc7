import { openWorld } from '@makebelieve/kit/environment/world'
import type { EnvironmentPlan, Layout, PlannedThing } from './design.ts'
import { builtKinds } from './kinds/built.ts'
import { keptKind } from './kinds/kept-kinds.ts'
import { type MadeKind, orderOf } from './kinds/kind.ts'
import { layOut } from './layout/index.ts'
import { lit } from './lit.ts'
import { openStage, type Stage } from './picture/stage.ts'
import { type Assembled, assembled } from './scene/assemble.ts'
import { environmentMachinery, writeCode } from './scene/code.ts'
import { withMissing } from './scene/missing.ts'
import { pageFor } from './scene/pages.ts'
import { settled } from './scene/settle.ts'
import { thrifty } from './scene/thrift.ts'
import { chooseViews } from './scene/views.ts'
import { settingOfPlan } from './settings/composed.ts'

/** What a plan becomes: the scene with its shapes, the code that shows it, and what the proof looks at it with. */
export type EnvironmentBuild = Assembled & {
  code: string
  html: string
  layout: Layout
  stage: Stage
}

export async function buildEnvironment(plan: EnvironmentPlan): Promise<EnvironmentBuild> {
  const setting = settingOfPlan(plan)
  if (!setting) throw new Error(`There is no setting ${plan.setting}`)
  const [machinery, made] = await Promise.all([environmentMachinery(), kindsOf(plan.things)])
  const madeOf = (thing: string, variant: number) => {
    const variants = made.get(thing)
    return variants?.[variant % Math.max(1, variants.length)]
  }
  const layout = layOut({
    plan,
    setting,
    extentOf: (thing, variant) => madeOf(thing, variant)?.extent ?? { width: 1, height: 1, depth: 1, top: 1 },
  })
  const laid = settled(assembled(plan, layout, madeOf, builtKinds(layout.built)))
  const whole = thrifty(lit(plan, withMissing(plan, laid, madeOf, layout.focus)))
  const world = openWorld(whole.scene)
  const stage = openStage(whole.scene, whole.meshes)
  const views = chooseViews(stage, world, layout)
  const scene = { ...whole.scene, views, spawn: views[0] ?? whole.scene.spawn }
  const code = writeCode({ prompt: plan.prompt, scene, meshes: whole.meshes }, machinery)
  return { ...whole, scene, code, html: pageFor(plan.title), layout, stage: { ...stage, scene } }
}

/** All shapes of all things, by the thing's id. */
async function kindsOf(things: readonly PlannedThing[]): Promise<Map<string, MadeKind[]>> {
  const made = new Map<string, MadeKind[]>()
  for (const thing of things) {
    if (thing.count <= 0) continue
    const variants = Math.max(1, Math.min(thing.variants, thing.count))
    const list: MadeKind[] = []
    for (let variant = 0; variant < variants; variant++) list.push(await keptKind(orderOf(thing, variant)))
    made.set(thing.id, list)
  }
  return made
}
