import type { Pen } from '../pen.ts'

/** Paints one thing that stands at (x, y) and is `s` high. */
export type Stamp = (pen: Pen, x: number, y: number, s: number) => void

/**
 * Things as words: a sign, then numbers in hundredths of the height, x to the right and y up from the foot.
 *
 *   #8a5f42:14     colour, lit from above by 14 %; of several with | between them one by chance; #land, #wall…
 *   *ffd98a:25:75  a light of its own, its strength, and how much more when lamps are lit
 *   v-14           a veil of shade over what is there (v20: of light)
 *   b x y w h r    box from its upper left      o x y rx ry    oval      r x y rx ry w  ring
 *   p x y …        corners                      c x y …        curves    l w x y …      line
 *   w x y w h r    window                       t:words x y h  chalk
 *   gff7a2e:40 x y size lamps  flickering light and its speed ('g=': in the last colour)   kffffff x y size  smoke
 *   @name x y s    another thing     ~75  from 75 % to all of its width     /12  leans by up to 0.12 either way
 *
 * A capital draws once more on the other side.
 */
export function sketched(words: string, stamps: Record<string, Stamp>): Stamp {
  const commands = words
    .trim()
    .split(/\s+(?=[^-.\d\s])/)
    .map((command) => {
      const [head = '', ...numbers] = command.split(/\s+/)
      const [name = '', second, third] = head.slice(1).split(':')
      return { sign: head.charAt(0), name, second, third, n: numbers.map(Number) }
    })
  return (pen, x, y, s) => {
    const { ctx, random, tones } = pen
    const unit = s / 100
    let wide = unit
    let hex = ''
    let depth = 0
    const one = (list: string) => {
      const names = list.split('|')
      return names[random.below(names.length)] ?? ''
    }
    const colour = (list: string) => {
      const name = one(list)
      hex = tones.base[name as keyof typeof tones.base] ?? `#${name}`
      return hex
    }
    for (const { sign, name, second, third, n } of commands) {
      const low = sign.toLowerCase()
      const [a = 0, b = 0, c = 0, d = c, e = 0] = n
      for (const side of low === sign ? [1] : [1, -1]) {
        const px = (value: number) => x + value * wide * side
        const py = (value: number) => y - value * unit
        const lit = (top: number, bottom: number) => depth && pen.paint(hex, py(top), py(bottom), depth)
        const corners = n.map((value, index) => (index % 2 ? py(value) : px(value)))
        const left = side > 0 ? px(a) : px(a + c)
        if (sign === '#') {
          depth = Number(second ?? 12) / 100
          pen.paint(colour(name))
        } else if (sign === '*') {
          depth = 0
          pen.shine(colour(name), (Number(second ?? 100) + Number(third ?? 0) * tones.lamps) / 100)
        } else if (sign === 'v') {
          depth = 0
          pen.veil(Number(name) / 100)
        } else if (sign === '~') wide *= random.between(Number(name) / 100, 1)
        else if (sign === '/') {
          ctx.translate(x, y)
          ctx.rotate((random.between(-1, 1) * Number(name)) / 100)
          ctx.translate(-x, -y)
        } else if (sign === '@') stamps[name]?.(pen, px(a), py(b), c * unit)
        else if (low === 'b') {
          lit(b, b - d)
          pen.box(left, py(b), c * wide, d * unit, e * unit)
        } else if (low === 'w') pane(pen, left, py(b), c * wide, d * unit, e * unit)
        else if (low === 'o') {
          lit(b + d, b - d)
          pen.oval(px(a), py(b), c * wide, d * unit)
        } else if (low === 'r') pen.ring(px(a), py(b), c * wide, d * unit, e * unit)
        else if (low === 'p' || low === 'c') {
          const ys = n.filter((_, index) => index % 2)
          lit(Math.max(...ys), Math.min(...ys))
          if (low === 'p') pen.poly(...corners)
          else pen.soft(...corners)
        } else if (low === 'l') {
          const points = n.slice(1).map((value, index) => (index % 2 ? py(value) : px(value)))
          pen.line(a * unit, ...points)
        } else if (sign === 't') {
          ctx.font = `${Math.round(c * unit)}px sans-serif`
          ctx.fillText(one(second ?? '').replaceAll('_', ' '), px(a), py(b))
        } else if (low === 'g') {
          const size = (c + (n[3] ?? 0) * tones.lamps) * unit
          const glow = tones.glow(name === '=' ? hex : `#${name}`)
          if (size > 1)
            pen.live({
              move: 'glow',
              x: px(a),
              y: py(b),
              size,
              colour: glow,
              speed: Number(second ?? 30) / 100,
            })
        } else if (sign === 'k')
          pen.live({ move: 'smoke', x: px(a), y: py(b), size: c * unit, colour: pen.tone(`#${name}`) })
      }
    }
  }
}

/** A window pane: dark by day, warm when lamps are lit. */
function pane(pen: Pen, x: number, y: number, w: number, h: number, r: number): void {
  pen.paint('#6f86a0')
  pen.box(x, y, w, h, r)
  if (pen.tones.lamps * 0.9 < pen.random.next()) return
  pen.shine('#ffd98a', 0.35 + pen.tones.lamps * 0.55)
  pen.box(x, y, w, h, r)
}
