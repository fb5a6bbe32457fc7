import { BoxGeometry, type Camera, EdgesGeometry, LineBasicMaterial, LineSegments, Vector3 } from 'three'

/** Where the numbers stand: on edges that face the camera, as parts of the size from the centre of the ground. */
const placesFor = ({ position: { x, z } }: Camera) => {
  const [right, front] = [Math.sign(x) / 2, Math.sign(z) / 2]
  return [
    [0, 0, front],
    [-right, 0.5, front],
    [right, 0, 0],
  ] as const
}

/** A box of thin lines around a model, and where its width, height and depth are to be written on the screen. */
export function measureBox() {
  const edges = new EdgesGeometry(new BoxGeometry(1, 1, 1))
  const ink = new LineBasicMaterial({ color: '#5b5bd6', transparent: true, opacity: 0.85, toneMapped: false })
  const lines = new LineSegments(edges, ink)
  lines.visible = false
  const size = new Vector3()
  const point = new Vector3()
  return {
    lines,
    fit(to: Vector3): void {
      size.copy(to)
      lines.scale.copy(to)
      lines.position.set(0, to.y / 2, 0)
    },
    /** Moves each label to its edge. */
    place(labels: readonly HTMLElement[], camera: Camera, width: number, height: number): void {
      const places = placesFor(camera)
      labels.forEach((label, index) => {
        const [x, y, z] = places[index] ?? places[0]
        point.set(x * size.x, y * size.y, z * size.z).project(camera)
        const left = ((point.x + 1) / 2) * width
        const top = ((1 - point.y) / 2) * height
        label.style.transform = `translate(-50%, -50%) translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`
      })
    },
    dispose(): void {
      edges.dispose()
      ink.dispose()
    },
  }
}
