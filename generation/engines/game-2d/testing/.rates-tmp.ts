// win rates over many seeds, quick
import { genreOf } from '/work/main/generation/engines/game-2d/genres/index.ts'
import { samplePlan } from '/work/main/generation/engines/game-2d/testing/sample-plan.ts'
import { playThrough } from '/work/main/generation/engines/game-2d/proof/playthrough.ts'
import { middlingPlayer, randomPlayer, nobody } from '/work/main/generation/engines/game-2d/proof/players.ts'
const [id, rulesText='{}', contentText, n='12'] = process.argv.slice(2)
const design = genreOf(id!)
for (const difficulty of ['easy','normal','hard'] as const) for (const troupe of ['farm','haunted']) {
  const plan = samplePlan(design, { troupe, seed: 5, difficulty, rules: JSON.parse(rulesText), content: contentText? JSON.parse(contentText):undefined })
  const run = (make: (seed:number)=>any) => { let won=0, time=0; const lost:string[]=[]; for (let s=0;s<Number(n);s++){ const t=playThrough({genre:design.genre,plan,seed:100+s*37,player:make(100+s),longest:design.longest??150}); if(t.status==='won'){won++; time+=t.ticks/60} else lost.push(t.status==='lost'?t.because+' '+Math.round(t.ticks/60):'timeout') } return `${Math.round(won/Number(n)*100)}% ${(time/Math.max(1,won)).toFixed(0)}s [${[...new Set(lost)].slice(0,3).join('|')}]` }
  console.log(difficulty, troupe, '| good', run(()=>design.bot.play), '| mid', run(s=>middlingPlayer(design.genre,design.bot,plan,s)), '| random', run(s=>randomPlayer(design.genre,plan,s)), '| idle', run(()=>nobody))
}
