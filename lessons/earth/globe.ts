import type { Stage } from '@makebelieve/kit/simulation/stage'

type Vector = readonly [x: number, y: number, z: number]
type Place = readonly [longitude: number, latitude: number]

const outlineOf = (text: string): Place[] =>
  text
    .trim()
    .split(/\s+/)
    .map((point) => {
      const [longitude = 0, latitude = 0] = point.split(',').map(Number)
      return [longitude, latitude]
    })

/** Coarse outlines of the land, in degrees east and north. */
const lands = [
  `-168,66 -156,71 -140,70 -125,70 -110,68 -95,69 -85,68 -94,59 -88,56.5 -82,55 -79,52 -78,58
   -77,62 -68,59 -64,59 -60,55 -56,52 -65,49 -65,45 -70,43 -74,40 -76,35 -81,31 -80,26 -84,30
   -90,29.5 -97,27 -97,22 -94,18 -90,21 -87,21 -88,16 -83,15 -83,10 -78,9 -82,7.5 -86,11 -92,14.5
   -97,16 -105,20 -109,26 -113,31 -110,23 -115,30 -118,34 -122,37 -124,43 -124,48 -130,54 -138,59
   -148,60 -153,58 -162,55 -158,59 -165,61`,
  `-78,8 -72,12 -62,10.5 -52,5 -50,0 -44,-2.5 -35,-6 -38,-13 -40,-21 -48,-26 -54,-34 -58,-38
   -63,-41 -66,-46 -68,-53 -74,-52 -75,-46 -73,-38 -71,-30 -70,-18 -76,-14 -81,-5 -80,1`,
  `-6,36 10,37 11,33 20,31 32,31 35,27 38,19 43,12 51,12 48,5 41,-2 39,-7 41,-15 35,-21 33,-28
   26,-34 19,-34.5 15,-27 12,-17 13,-8 9,0 9,4 4,6 -8,4.5 -13,9 -17,14 -17,21 -10,30`,
  `-9,37 -9,43 -2,43.5 -4,48 2,51 8,54 9,57 11,54.5 20,55 23,59 30,60 22,60.5 21,64 25,65.5 18,62
   17,58 13,56 6,58.5 6,62 14,67 25,71 40,67 45,68 60,69 70,73 85,74 103,77.5 113,74 130,72
   142,72.5 160,70 178,69 189,66 179,63 165,60 162,56 156,51 156,58 145,59.5 135,54.5 141,52
   138,46 130,42.5 129,37 126.5,34.5 125,39.5 118,39 122,37 120,34 122,30 116,23 108,21 109,12
   105,9 100,13.5 103,3 101,3 98.5,9 97,16.5 92,22 87,21 80,15 78,8 73,17 70,22 66,25 57,26.5
   50,30 48,30 52,24 56.5,26 59.5,22.5 52,16 44,12.7 39,21 35,28 35,33 36,36.5 28,36.5 26,40
   31,41.2 41,41.5 38,46 31,46.5 28,43 26,40.5 23,38 20,40 14,45 18,40 16,38 12,42 8,44 3,42.5
   0,39.5 -2,37`,
  `114,-22 122,-18 129,-15 136,-12 136,-16 140,-17.5 142.5,-11 146,-19 153,-26 150,-37 144,-38.5
   138,-35 132,-32 124,-33 116,-35 114,-28`,
  `-5,50 1,51 0,54 -3,58.5 -6,56.5 -3,54 -5,52`,
  `130,31 136,34 141,36 142,43 145,44 141,45.5 140,40 136,36.5 131,34`,
  `44,-24 47,-25 50,-15.5 44,-17`,
  `131,-1 141,-3 150,-10 141,-9 134,-4`,
  `109,1 117,7 119,1 116,-4 110,-3`,
  `95,5.5 106,-6 102,-5`,
  `173,-35 178,-38 175,-41.5 171,-45 167,-46 172,-41`,
].map(outlineOf)

/** Greenland and Antarctica. */
const ices: readonly (readonly Place[])[] = [
  outlineOf(`-73,78 -60,82 -32,83.5 -18,78 -22,70 -40,65 -44,60 -53,66 -55,71 -68,76`),
  Array.from({ length: 24 }, (_, i) => [i * 15, -70 - 4 * Math.sin(i * 1.7)] as const),
]

const radians = (degrees: number) => (degrees * Math.PI) / 180

/**
 * How an Earth is held: `spin` in degrees is the longitude that faces the one who looks, `tilt` leans its axis to the right
 * in the picture, `nod` brings the north pole towards the one who looks.
 */
export type Hold = { spin: number; tilt: number; nod: number }

/** A place on the Earth in the picture's directions: right, up, and out of it. */
export function facing({ spin, tilt, nod }: Hold, longitude: number, latitude: number): Vector {
  const [lon, lat] = [radians(longitude - spin), radians(latitude)]
  const [x, y, z] = [Math.cos(lat) * Math.sin(lon), Math.sin(lat), Math.cos(lat) * Math.cos(lon)]
  const [cn, sn] = [Math.cos(radians(nod)), Math.sin(radians(nod))]
  const [y2, z2] = [y * cn - z * sn, y * sn + z * cn]
  const [ct, st] = [Math.cos(radians(tilt)), Math.sin(radians(tilt))]
  return [x * ct + y2 * st, -x * st + y2 * ct, z2]
}

/** The Earth from outside: sea, land, ice, and the night on the side away from the Sun. */
export function globe(
  stage: Stage,
  x: number,
  y: number,
  radius: number,
  hold: Hold,
  sunward?: Vector,
): void {
  const { context, colours } = stage
  context.fillStyle = 'rgba(29,27,46,0.25)'
  circle(stage, x + 4, y + 4, radius)
  context.fillStyle = '#6FB7E0'
  circle(stage, x, y, radius)
  const outlines = [
    ...lands.map((outline) => [outline, '#7DB35F'] as const),
    ...ices.map((outline) => [outline, '#F7FAFB'] as const),
  ]
  for (const [outline, paint] of outlines) {
    const seen = outline.map(([lon, lat]) => facing(hold, lon, lat))
    if (!seen.some(([, , z]) => z > 0)) continue
    context.fillStyle = paint
    context.beginPath()
    seen.forEach(([px, py, pz], i) => {
      // What is behind the rim is drawn on the rim.
      const out = pz >= 0 ? 1 : 1 / Math.max(0.05, Math.hypot(px, py))
      const [cx, cy] = [x + px * out * radius, y - py * out * radius]
      if (i === 0) context.moveTo(cx, cy)
      else context.lineTo(cx, cy)
    })
    context.closePath()
    context.fill()
  }
  if (sunward) night(stage, x, y, radius, sunward)
  context.strokeStyle = colours.ink
  context.lineWidth = 2
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.stroke()
}

/** The half of a ball that light from a direction does not reach. */
export function night(
  { context }: Stage,
  x: number,
  y: number,
  radius: number,
  [sx, sy, sz]: Vector,
  paint = 'rgba(18,16,48,0.72)',
): void {
  const flat = Math.hypot(sx, sy)
  if (flat < 0.001 && sz > 0) return
  const [ux, uy] = flat < 0.001 ? [1, 0] : [sx / flat, sy / flat]
  context.fillStyle = paint
  context.beginPath()
  // Along the edge of the night that is to be seen, and back along the rim on the dark side.
  for (let i = 0; i <= 24; i++) {
    const t = (i / 24) * Math.PI
    const [along, bulge] = [Math.cos(t), -sz * Math.sin(t)]
    const [px, py] = [uy * along + ux * bulge, -ux * along + uy * bulge]
    if (i === 0) context.moveTo(x + px * radius, y - py * radius)
    else context.lineTo(x + px * radius, y - py * radius)
  }
  for (let i = 0; i <= 24; i++) {
    const t = (i / 24) * Math.PI
    const [along, out] = [-Math.cos(t), -Math.sin(t)]
    context.lineTo(x + (uy * along + ux * out) * radius, y - (-ux * along + uy * out) * radius)
  }
  context.closePath()
  context.fill()
}

function circle({ context }: Stage, x: number, y: number, radius: number): void {
  context.beginPath()
  context.arc(x, y, radius, 0, Math.PI * 2)
  context.fill()
}
