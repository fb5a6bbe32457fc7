import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { fillAt, isBlank, paperInside } from './pixels.ts'

export type Tool = 'pen' | 'eraser' | 'fill'
export type Brush = { tool: Tool; colour: string; width: number }

/** The sides of the paper in its own pixels, whatever the size in which it is seen. */
export const paperSide = 512
const mostUndone = 24

/** What is on a paper, to be taken up again: its pixels, and whether a picture was laid on it. */
export type Draft = { pixels: ImageData; hasPicture: boolean }

type Point = { x: number; y: number }

/** A sheet of paper that one draws on: empty, as one left it, or with the picture that is at an address. */
export function usePaper(
  canvas: RefObject<HTMLCanvasElement | null>,
  brush: Brush,
  first: Draft | string | undefined,
) {
  const before = useRef<Draft[]>([])
  const stroke = useRef<Point[]>([])
  const hasPicture = useRef(false)
  const [undos, setUndos] = useState(0)

  useEffect(() => {
    if (typeof first === 'string') void lay(first)
    else if (first) show(first)
    // A paper begins with it; what comes later is its own.
  }, [])

  function show({ pixels, hasPicture: isLaid }: Draft): void {
    hasPicture.current = isLaid
    contextOf(canvas)?.putImageData(pixels, 0, 0)
  }
  /** As large as it fits. */
  async function lay(address: string): Promise<void> {
    const image = new Image()
    image.src = address
    await image.decode()
    const ctx = contextOf(canvas)
    if (!ctx) return
    hasPicture.current = true
    const room = paperSide * 0.92
    const scale = Math.min(room / image.width, room / image.height)
    const [width, height] = [image.width * scale, image.height * scale]
    ctx.clearRect(0, 0, paperSide, paperSide)
    ctx.imageSmoothingQuality = 'high'
    ctx.drawImage(image, (paperSide - width) / 2, (paperSide - height) / 2, width, height)
  }
  function now(): Draft | undefined {
    const pixels = contextOf(canvas)?.getImageData(0, 0, paperSide, paperSide)
    return pixels && { pixels, hasPicture: hasPicture.current }
  }
  function remember(): void {
    const state = now()
    if (state) before.current = [...before.current, state].slice(-mostUndone)
    setUndos(before.current.length)
  }
  function placeOf({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point {
    const box = currentTarget.getBoundingClientRect()
    return {
      x: ((clientX - box.left) / box.width) * paperSide,
      y: ((clientY - box.top) / box.height) * paperSide,
    }
  }
  function drawOn(): void {
    const ctx = contextOf(canvas)
    const points = stroke.current.slice(-3)
    const [first, second = first, third = second] = points
    if (!ctx || !first || !second || !third) return
    ctx.save()
    ctx.globalCompositeOperation = brush.tool === 'eraser' ? 'destination-out' : 'source-over'
    ctx.strokeStyle = brush.colour
    ctx.lineWidth = brush.tool === 'eraser' ? brush.width * 1.6 : brush.width
    ctx.lineCap = 'round'
    ctx.lineJoin = 'round'
    ctx.beginPath()
    // From the middle of one part of the way to the middle of the next: a hand draws curves.
    const [from, to] = points.length < 3 ? [first, third] : [middle(first, second), middle(second, third)]
    ctx.moveTo(from.x, from.y)
    ctx.quadraticCurveTo(second.x, second.y, to.x, to.y)
    ctx.stroke()
    ctx.restore()
  }

  const hand = {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      remember()
      const place = placeOf(event)
      if (brush.tool === 'fill') {
        pour(place)
        return
      }
      stroke.current = [place]
      drawOn()
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      if (stroke.current.length === 0) return
      stroke.current.push(placeOf(event))
      drawOn()
    },
    onPointerUp: () => {
      stroke.current = []
    },
    onPointerCancel: () => {
      stroke.current = []
    },
  }

  function pour({ x, y }: Point): void {
    const ctx = contextOf(canvas)
    const pixels = ctx?.getImageData(0, 0, paperSide, paperSide)
    if (!ctx || !pixels) return
    const within = (value: number) => Math.min(paperSide - 1, Math.max(0, Math.floor(value)))
    fillAt(pixels, within(x), within(y), rgbOf(brush.colour))
    ctx.putImageData(pixels, 0, 0)
  }

  return {
    hand,
    canUndo: undos > 0,
    now,
    isEmpty: () => {
      const state = now()
      return !state || isBlank(state.pixels)
    },
    undo() {
      const state = before.current.pop()
      if (!state) return
      show(state)
      setUndos(before.current.length)
    },
    clear() {
      remember()
      hasPicture.current = false
      contextOf(canvas)?.clearRect(0, 0, paperSide, paperSide)
    },
    /** Lays a picture on the paper, in the place of what was there. */
    lay(address: string): Promise<void> {
      remember()
      return lay(address)
    },
    /** What was drawn, as a PNG that is clear around it. */
    picture(): string | undefined {
      const state = now()
      const copy = document.createElement('canvas')
      copy.width = paperSide
      copy.height = paperSide
      if (!state) return undefined
      // A picture says itself what of it is clear.
      if (!state.hasPicture) paperInside(state.pixels)
      copy.getContext('2d')?.putImageData(state.pixels, 0, 0)
      return copy.toDataURL('image/png')
    },
  }
}

const contextOf = (canvas: RefObject<HTMLCanvasElement | null>) =>
  canvas.current?.getContext('2d', { willReadFrequently: true })

const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

const rgbOf = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
