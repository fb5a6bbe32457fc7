import { writeFileSync } from 'node:fs'
import { openRun } from '@makebelieve/kit/simulation/run'
import { usualValues } from '@makebelieve/kit/simulation/system'
import { systems } from '../index.ts'
import { nodeStage } from './drawn.ts'

/**
 * Pictures of topics after some seconds: `node lessons/testing/look.ts out.png pendulum double-pendulum …`. A topic may
 * be followed by '@seconds' and by settings: 'pendulum@3,length=2'. Without names all are drawn.
 */
const [out = 'simulations.png', ...asked] = process.argv.slice(2)
const { createCanvas } = await import('@napi-rs/canvas')
const names = asked.length > 0 ? asked : [...systems.keys()]
const columns = Math.min(3, names.length)
const sheet = createCanvas(columns * 480, Math.ceil(names.length / columns) * 324)
const sheetContext = sheet.getContext('2d')
sheetContext.fillStyle = '#fff'
sheetContext.fillRect(0, 0, sheet.width, sheet.height)
names.forEach((name, i) => {
  const [head = '', ...settings] = name.split(',')
  const [id = '', after = '3'] = head.split('@')
  const system = systems.get(id)
  if (!system) throw new Error(`There is no topic ${id}`)
  const given = Object.fromEntries(
    settings.map((one) => one.split('=')).map(([key, value]) => [key, Number(value)]),
  )
  const run = openRun(system, { ...usualValues(system.controls), ...given })
  run.advance(Number(after) * system.pace)
  const { canvas, stage } = nodeStage(0.5)
  system.draw(stage, run.state, run.values)
  const [x, y] = [(i % columns) * 480, Math.floor(i / columns) * 324]
  sheetContext.drawImage(canvas, x, y + 24)
  sheetContext.fillStyle = '#000'
  sheetContext.font = '15px sans-serif'
  sheetContext.fillText(`${name}: ${system.describe(run.state, run.values)}`.slice(0, 66), x + 4, y + 17)
})
writeFileSync(out, sheet.toBuffer('image/png'))
