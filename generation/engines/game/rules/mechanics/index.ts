import type { Mechanic } from '../mechanic.ts'
import { act } from './act.ts'
import { aimLight } from './aim-light.ts'
import { arrange } from './arrange.ts'
import { attend } from './attend.ts'
import { attract } from './attract.ts'
import { balance } from './balance.ts'
import { banish } from './banish.ts'
import { barrage } from './barrage.ts'
import { battle } from './battle.ts'
import { beacon } from './beacon.ts'
import { block } from './block.ts'
import { blow } from './blow.ts'
import { boost } from './boost.ts'
import { bounce } from './bounce.ts'
import { breathe } from './breathe.ts'
import { brew } from './brew.ts'
import { brighten } from './brighten.ts'
import { build } from './build.ts'
import { burnDown } from './burn-down.ts'
import { burrow } from './burrow.ts'
import { buy } from './buy.ts'
import { catchFalling } from './catch.ts'
import { charge } from './charge.ts'
import { chase } from './chase.ts'
import { circle } from './circle.ts'
import { clean } from './clean.ts'
import { climb } from './climb.ts'
import { collect } from './collect.ts'
import { combine } from './combine.ts'
import { connect } from './connect.ts'
import { convey } from './convey.ts'
import { cook } from './cook.ts'
import { cover } from './cover.ts'
import { cross } from './cross.ts'
import { dash } from './dash.ts'
import { deliver } from './deliver.ts'
import { diagnose } from './diagnose.ts'
import { dig } from './dig.ts'
import { dissolve } from './dissolve.ts'
import { dive } from './dive.ts'
import { dodge } from './dodge.ts'
import { drawAndPour } from './draw-and-pour.ts'
import { drift } from './drift.ts'
import { drive } from './drive.ts'
import { dropOff } from './drop-off.ts'
import { emerge } from './emerge.ts'
import { escort } from './escort.ts'
import { explode } from './explode.ts'
import { expose } from './expose.ts'
import { extinguish } from './extinguish.ts'
import { fall } from './fall.ts'
import { feed } from './feed.ts'
import { fight } from './fight.ts'
import { fill } from './fill.ts'
import { finderShot } from './finder-shot.ts'
import { fish } from './fish.ts'
import { flee } from './flee.ts'
import { flood } from './flood.ts'
import { fly } from './fly.ts'
import { follow } from './follow.ts'
import { freeze } from './freeze.ts'
import { frequent } from './frequent.ts'
import { grapple } from './grapple.ts'
import { gravitate } from './gravitate.ts'
import { graze } from './graze.ts'
import { greet } from './greet.ts'
import { grow } from './grow.ts'
import { growByLight } from './grow-by-light.ts'
import { guard } from './guard.ts'
import { guide } from './guide.ts'
import { gunDown } from './gun-down.ts'
import { gust } from './gust.ts'
import { halt } from './halt.ts'
import { haltByLight } from './halt-by-light.ts'
import { harvest } from './harvest.ts'
import { hatch } from './hatch.ts'
import { haunt } from './haunt.ts'
import { heal } from './heal.ts'
import { herd } from './herd.ts'
import { hold } from './hold.ts'
import { hop } from './hop.ts'
import { hover } from './hover.ts'
import { hunt } from './hunt.ts'
import { hurry } from './hurry.ts'
import { inSteps } from './in-steps.ts'
import { jumpOver } from './jump-over.ts'
import { keepGoal } from './keep-goal.ts'
import { land } from './land.ts'
import { lasso } from './lasso.ts'
import { launch } from './launch.ts'
import { lead } from './lead.ts'
import { levelUp } from './level-up.ts'
import { light } from './light.ts'
import { litter } from './litter.ts'
import { loom } from './loom.ts'
import { lull } from './lull.ts'
import { march } from './march.ts'
import { maul } from './maul.ts'
import { melt } from './melt.ts'
import { meltByLight } from './melt-by-light.ts'
import { metamorphose } from './metamorphose.ts'
import { milk } from './milk.ts'
import { mix } from './mix.ts'
import { mopUp } from './mop-up.ts'
import { mow } from './mow.ts'
import { order } from './order.ts'
import { outgrow } from './outgrow.ts'
import { outlap } from './outlap.ts'
import { outweigh } from './outweigh.ts'
import { paint } from './paint.ts'
import { pair } from './pair.ts'
import { park } from './park.ts'
import { pass } from './pass.ts'
import { patrol } from './patrol.ts'
import { peep } from './peep.ts'
import { pet } from './pet.ts'
import { photograph } from './photograph.ts'
import { plant } from './plant.ts'
import { pop } from './pop.ts'
import { portal } from './portal.ts'
import { possess } from './possess.ts'
import { press } from './press.ts'
import { protect } from './protect.ts'
import { pull } from './pull.ts'
import { push } from './push.ts'
import { race } from './race.ts'
import { raid } from './raid.ts'
import { rain } from './rain.ts'
import { reach } from './reach.ts'
import { reflect } from './reflect.ts'
import { repair } from './repair.ts'
import { repel } from './repel.ts'
import { rescue } from './rescue.ts'
import { rest } from './rest.ts'
import { reveal } from './reveal.ts'
import { ride } from './ride.ts'
import { roll } from './roll.ts'
import { rollUp } from './roll-up.ts'
import { row } from './row.ts'
import { run } from './run.ts'
import { scare } from './scare.ts'
import { scorch } from './scorch.ts'
import { search } from './search.ts'
import { searchlight } from './searchlight.ts'
import { seize } from './seize.ts'
import { sell } from './sell.ts'
import { serve } from './serve.ts'
import { settle } from './settle.ts'
import { shade } from './shade.ts'
import { shelter } from './shelter.ts'
import { shine } from './shine.ts'
import { shoot } from './shoot.ts'
import { shove } from './shove.ts'
import { shrink } from './shrink.ts'
import { ski } from './ski.ts'
import { skid } from './skid.ts'
import { slice } from './slice.ts'
import { slide } from './slide.ts'
import { smash } from './smash.ts'
import { sneak } from './sneak.ts'
import { snipe } from './snipe.ts'
import { sort } from './sort.ts'
import { soundOut } from './sound-out.ts'
import { spare } from './spare.ts'
import { spill } from './spill.ts'
import { split } from './split.ts'
import { squeeze } from './squeeze.ts'
import { stack } from './stack.ts'
import { steal } from './steal.ts'
import { stick } from './stick.ts'
import { stoke } from './stoke.ts'
import { stomp } from './stomp.ts'
import { stop } from './stop.ts'
import { suit } from './suit.ts'
import { survive } from './survive.ts'
import { swarm } from './swarm.ts'
import { sweep } from './sweep.ts'
import { swim } from './swim.ts'
import { swing } from './swing.ts'
import { tame } from './tame.ts'
import { throwBack } from './throw-back.ts'
import { thrust } from './thrust.ts'
import { time } from './time.ts'
import { toss } from './toss.ts'
import { track } from './track.ts'
import { tradeUp } from './trade-up.ts'
import { trail } from './trail.ts'
import { trampoline } from './trampoline.ts'
import { transform } from './transform.ts'
import { trap } from './trap.ts'
import { tread } from './tread.ts'
import { tug } from './tug.ts'
import { turnBy } from './turn-by.ts'
import { turnOver } from './turn-over.ts'
import { turnTables } from './turn-tables.ts'
import { uncover } from './uncover.ts'
import { undo } from './undo.ts'
import { unlock } from './unlock.ts'
import { vie } from './vie.ts'
import { visit } from './visit.ts'
import { volley } from './volley.ts'
import { wake } from './wake.ts'
import { wander } from './wander.ts'
import { want } from './want.ts'
import { water } from './water.ts'
import { whack } from './whack.ts'
import { withhold } from './withhold.ts'
import { wreck } from './wreck.ts'

/** Every mechanic there is. A new one is a file in this folder and a line here. */
export const mechanics: readonly Mechanic[] = [
  act,
  arrange,
  attend,
  attract,
  balance,
  barrage,
  battle,
  block,
  blow,
  boost,
  bounce,
  breathe,
  brew,
  build,
  burnDown,
  burrow,
  buy,
  catchFalling,
  charge,
  chase,
  circle,
  clean,
  climb,
  collect,
  combine,
  connect,
  convey,
  cook,
  cover,
  cross,
  dash,
  deliver,
  diagnose,
  dig,
  dissolve,
  dive,
  dodge,
  drawAndPour,
  drift,
  drive,
  dropOff,
  emerge,
  escort,
  explode,
  expose,
  extinguish,
  fall,
  feed,
  fight,
  fill,
  finderShot,
  fish,
  flee,
  flood,
  fly,
  follow,
  freeze,
  frequent,
  grapple,
  gravitate,
  graze,
  greet,
  grow,
  guard,
  guide,
  gunDown,
  gust,
  halt,
  harvest,
  hatch,
  haunt,
  heal,
  herd,
  hold,
  hop,
  hover,
  hunt,
  hurry,
  inSteps,
  jumpOver,
  keepGoal,
  land,
  lasso,
  launch,
  lead,
  levelUp,
  light,
  litter,
  loom,
  lull,
  march,
  maul,
  melt,
  metamorphose,
  milk,
  mix,
  mopUp,
  mow,
  order,
  outgrow,
  outlap,
  outweigh,
  paint,
  pair,
  park,
  pass,
  patrol,
  peep,
  pet,
  photograph,
  plant,
  pop,
  portal,
  possess,
  press,
  protect,
  pull,
  push,
  race,
  raid,
  rain,
  reach,
  reflect,
  repair,
  rescue,
  rest,
  ride,
  roll,
  rollUp,
  row,
  run,
  scare,
  scorch,
  search,
  seize,
  sell,
  serve,
  settle,
  shade,
  shelter,
  shine,
  shoot,
  shove,
  shrink,
  ski,
  skid,
  slice,
  slide,
  smash,
  sneak,
  snipe,
  sort,
  soundOut,
  spare,
  spill,
  split,
  squeeze,
  stack,
  steal,
  stick,
  stoke,
  stomp,
  stop,
  suit,
  survive,
  swarm,
  sweep,
  swim,
  swing,
  tame,
  throwBack,
  toss,
  track,
  tradeUp,
  trail,
  trampoline,
  transform,
  thrust,
  time,
  trap,
  tread,
  tug,
  turnBy,
  turnOver,
  turnTables,
  uncover,
  undo,
  unlock,
  vie,
  volley,
  visit,
  wake,
  wander,
  want,
  water,
  whack,
  withhold,
  wreck,
  aimLight,
  banish,
  beacon,
  brighten,
  growByLight,
  meltByLight,
  haltByLight,
  repel,
  reveal,
  searchlight,
]
