import { type DataTexture, DataUtils } from 'three'
import { describe, expect, it } from 'vitest'
import { lightNames, lightRooms } from './light-rooms.ts'
import { reflectionsOf } from './reflections.ts'

type Levels = { image: DataTexture[] }[]
const [red, green, blue] = [0, 1, 2]

function brightnessOf({ image }: DataTexture, channel = green): number[] {
  const data = image.data as Uint16Array
  return Array.from({ length: data.length / 4 }, (_, pixel) =>
    DataUtils.fromHalfFloat(data[4 * pixel + channel] ?? 0),
  )
}
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

describe.each(lightNames)('the light of the room %s', (name) => {
  const cube = reflectionsOf(lightRooms[name])
  const levels: Levels = [{ image: cube.image as DataTexture[] }, ...(cube.mipmaps as unknown as Levels)]

  it('has a level for every roughness, each half as large', () => {
    expect(levels.map(({ image }) => image[0]?.image.width)).toEqual([64, 32, 16, 8, 4, 2, 1])
    for (const { image } of levels) expect(image).toHaveLength(6)
  })

  it('is as bright in all when it is spread out, and has fewer peaks', () => {
    const all = levels.map(({ image }) => image.flatMap((face) => brightnessOf(face)))
    const [sharp = [], , , , , rough = []] = all
    expect(mean(rough) / mean(sharp)).toBeGreaterThan(0.75)
    expect(mean(rough) / mean(sharp)).toBeLessThan(1.35)
    expect(Math.max(...rough)).toBeLessThan(Math.max(...sharp) / 2)
  })
})

it('the studio is lit from above, the sunset is warm, the night is cool', () => {
  const faceMean = (name: (typeof lightNames)[number], face: number, channel: number) => {
    const image = reflectionsOf(lightRooms[name]).image[face] as DataTexture
    return mean(brightnessOf(image, channel))
  }
  const [top, bottom, front] = [2, 3, 4]
  expect(faceMean('studio', top, green)).toBeGreaterThan(faceMean('studio', bottom, green))
  expect(faceMean('sunset', front, red)).toBeGreaterThan(faceMean('sunset', front, blue))
  expect(faceMean('night', front, blue)).toBeGreaterThan(faceMean('night', front, red))
})
