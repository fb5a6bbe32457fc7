import { genre } from './index.ts'
import { bot } from './bot.ts'
import { courseOf } from './course.ts'
import { advance } from '../../../game/rules.ts'
import type { GamePlan } from '../../../game/plan.ts'
const m = (id:string, role:string, more={}) => ({id,role,name:id,plural:id+'s',picture:id,looks:'right',size:1,speed:1,colour:'#ff0000',motion:'rolls',...more})
for (const seed of [1,2,3,4]) for (const challenge of [0.5]) {
  const plan = {version:1,genre:'marble-3d',title:'t',goal:'',seed,difficulty:'normal',challenge,cast:[m('ball','player'),m('bot','enemy'),m('coin','collectible')],look:{scene:'meadow',time:'day',weather:'clear',mood:'calm',seed},rules:{lives:5,timeUp:'lose',levels:2,powerUps:['heart','slow'],boss:false,bossPhases:2,keys:false,dayAndNight:false,players:1,gentle:false,faster:false,doubleJump:false},interactions:[]} as unknown as GamePlan
  for (let g=0;g<2;g++){ const w=genre.create(plan,seed*7+g); const mem={}; const log:string[]=[]
  const t=performance.now()
  while(w.status==='playing'&&w.tick<9000){advance(genre,w,bot.play(w,mem)); for(const e of w.events) if(/miss|hurt|cross|level/.test(e.type)) log.push(`${e.type}@${courseOf(plan,w.level).pieces[courseOf(plan,w.level).way[w.next]?.piece??0]?.kind}`)}
  console.log(seed, w.status, (w.tick/60).toFixed(0), w.lives, 'next', w.next, courseOf(plan,w.level).way.length, courseOf(plan,w.level).pieces[courseOf(plan,w.level).way[w.next]?.piece??0]?.kind, ((performance.now()-t)/w.tick*1000).toFixed(0)+'us', log.slice(0,14).join(' '))}
}
