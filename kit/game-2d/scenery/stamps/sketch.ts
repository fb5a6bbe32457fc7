import type { Pen } from '../pen.ts'

/** Paints one thing that stands at (x, y) and is `s` high. */
export type Stamp = (pen: Pen, x: number, y: number, s: number) => void

/**
 * Things as words: a letter, then numbers in hundredths of the height, x to the right and y up from the foot.
 *
 *   #8a5f42:14   colour, lit from above by 14 %; several with | between them: one of them by chance; or #land, #wall…
 *   *ffd98a:25:75  a light of its own, its strength, and how much more when lamps are lit
 *   v-14         a veil of shade over what follows (v20: of light)
 *   b x y w h r  box from its upper left   o x y rx ry  oval   r x y rx ry w  ring
 *   p x y …      corners                   c x y …  curves     l w x y …  line
 *   w x y w h r  window                    t x y h words  chalk
 *   g x y size lamps colour speed  flickering light ('=': in the last colour)     k x y size colour  smoke
 *   @name x y s  another thing             ~75  between 75 % and all of its width   /12  leans by up to 0.12 either way
 *
 * Capitals draw once more on the other side.
 */
export function sketched(words: string, stamps: Record<string, Stamp>): Stamp {
  const tokens = words.split(/\s+/)
  return (pen, x, y, s) => {
    const { ctx, random, tones } = pen
    let wide = s / 100
    const unit = s / 100
    let [hex, depth, lit] = ['', 0.12, false]
    const pick = (list: string) => {
      const names = list.split('|')
      const name = names[random.below(names.length)] ?? ''
      hex = tones.base[name as keyof typeof tones.base] ?? `#${name}`
      return hex
    }
    for (let at = 0; at < tokens.length; ) {
      const token = tokens[at++] ?? ''
      const letter = token.charAt(0)
      const rest = token.slice(1)
      const args: string[] = []
      while (at < tokens.length && /^[-.\d=]/.test(tokens[at] ?? '')) args.push(tokens[at++] ?? '')
      const [first = '', second] = rest.split(':')
      if (letter === '#') {
        pick(first)
        depth = Number(second ?? 12) / 100
        lit = true
        pen.paint(hex)
      } else if (letter === '*') {
        const more = Number(rest.split(':')[2] ?? 0) * tones.lamps
        pen.shine(pick(first), (Number(second ?? 100) + more) / 100)
        lit = false
      } else if (letter === 'v') {
        pen.veil(Number(rest) / 100)
        lit = false
      } else if (letter === '~') wide *= random.between(Number(rest) / 100, 1)
      else if (letter === '/') {
        ctx.translate(x, y)
        ctx.rotate((random.between(-1, 1) * Number(rest)) / 100)
        ctx.translate(-x, -y)
      } else {
        const n = args.map(Number)
        const name = tokens[at]
        for (const side of letter >= 'A' && letter <= 'Z' ? [1, -1] : [1]) {
          const px = (value = 0) => x + value * wide * side
          const py = (value = 0) => y - value * unit
          const corners = (from: number) => n.slice(from).map((value, index) => (index % 2 ? py(value) : px(value)))
          const light = (top: number, bottom: number) => lit && pen.paint(hex, py(top), py(bottom), depth)
          const [a = 0, b = 0, c = 0, d = c, e = 0] = n
          const low = letter.toLowerCase()
          if (low === 'b' || low === 'w') {
            const left = side > 0 ? px(a) : px(a + c)
            if (low === 'w') pane(pen, left, py(b), c * wide, d * unit, e * unit)
            else {
              light(b, b - d)
              pen.box(left, py(b), c * wide, d * unit, e * unit)
            }
          } else if (low === 'o') {
            light(b + d, b - d)
            pen.oval(px(a), py(b), c * wide, d * unit)
          } else if (low === 'r') pen.ring(px(a), py(b), c * wide, d * unit, e * unit)
          else if (low === 'p' || low === 'c') {
            const ys = n.filter((_, index) => index % 2)
            light(Math.max(...ys), Math.min(...ys))
            pen[low === 'p' ? 'poly' : 'soft'](...corners(0))
          } else if (low === 'l') pen.line(a * unit, ...corners(1))
          else if (low === 'g') {
            const size = (c + d * tones.lamps) * unit
            const colour = tones.glow(args[4] === '=' ? hex : `#${name?.slice(1)}`)
            const speed = (args[4] === '=' ? (n[5] ?? 30) : Number(tokens[at + 1] ?? 30)) / 100
            if (size > 1) pen.live({ move: 'glow', x: px(a), y: py(b), size, colour, speed })
          } else if (low === 'k')
            pen.live({ move: 'smoke', x: px(a), y: py(b), size: c * unit, colour: pen.tone(`#${name?.slice(1)}`) })
          else if (low === 't') {
            ctx.font = `${Math.round(c * unit)}px sans-serif`
            const texts = (name ?? '').slice(1).split('|')
            ctx.fillText((texts[random.below(texts.length)] ?? '').replaceAll('_', ' '), px(a), py(b))
          } else if (low === '@') stamps[rest]?.(pen, px(a), py(b), c * unit)
        }
        if ('gk'.includes(letter) && args[4] !== '=') at += letter === 'g' ? 2 : 1
        else if (letter === 't') at++
      }
    }
  }
}

/** A window pane: dark by day, warm when lamps are lit. */
export function pane(pen: Pen, x: number, y: number, w: number, h: number, r = 0): void {
  pen.paint('#6f86a0')
  pen.box(x, y, w, h, r)
  if (pen.tones.lamps * 0.9 < pen.random.next()) return
  pen.shine('#ffd98a', 0.35 + pen.tones.lamps * 0.55)
  pen.box(x, y, w, h, r)
}
