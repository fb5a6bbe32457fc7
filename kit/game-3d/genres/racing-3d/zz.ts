import { genre } from './index.ts'
import { bot } from './bot.ts'
import { advance } from '../../../game/rules.ts'
import type { GamePlan } from '../../../game/plan.ts'
const m = (id:string, role:string, more={}) => ({id,role,name:id,plural:id+'s',picture:id,looks:'right',size:1,speed:1,colour:'#ff0000',motion:'drives',...more})
const rows: string[] = []
for (const seed of [1,2,3,4,5,6,7,8]) for (const challenge of [0.28,0.5,0.72]) {
  const plan = {version:1,genre:'racing-3d',title:'t',goal:'',seed,difficulty:'normal',challenge,cast:[m('kart','player'),m('rival','enemy'),m('coin','collectible'),m('oil','hazard')],look:{scene:'meadow',time:'day',weather:'clear',mood:'calm',seed},rules:{lives:1,timeUp:'lose',levels:1,powerUps:['speed','shield','slow'],boss:false,bossPhases:2,keys:false,dayAndNight:false,players:1,gentle:false,faster:false,doubleJump:false},interactions:[]} as unknown as GamePlan
  const t=performance.now(); genre.site(plan); genre.blocks?.(plan,1); const t1=performance.now()
  const res:string[]=[]
  let ticks=0
  for (let g=0;g<3;g++){ const w=genre.create(plan,seed*7+g); const mem={}; const places:number[]=[]
  while(w.status==='playing'&&w.tick<9000){advance(genre,w,bot.play(w,mem))}
  ticks+=w.tick; const h=w.bodies.find(b=>b.role==='player')!; const rg=Math.max(...w.bodies.filter(b=>b.role==='rival').map(b=>b.kart!.gone))
  res.push(`${w.status[0]} ${(w.tick/60).toFixed(0)}s gap ${(h.kart!.gone-rg).toFixed(0)} maxbend`)}
  rows.push(`${seed} ${challenge}: ${res.join(' | ')}  build ${(t1-t).toFixed(0)} us/step ${((performance.now()-t1)/ticks*1000).toFixed(0)} blocks ${genre.blocks?.(plan,1).length}`)
}
console.log(rows.join('\n'))
