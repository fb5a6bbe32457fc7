import * as THREE from 'three'

// Fly down a tunnel of gates: 12 gates passed win, three hit end the game. 'a' begins.
const lanes = [-2, 0, 2]
const scene = new THREE.Scene()
scene.background = new THREE.Color('#1b2140')
scene.fog = new THREE.Fog('#1b2140', 20, 60)
const camera = new THREE.PerspectiveCamera(60, 1, 0.1, 100)
camera.position.set(0, 3, 6)
camera.lookAt(0, 0, -8)
const renderer = new THREE.WebGLRenderer({ antialias: true })
document.body.append(renderer.domElement)
renderer.domElement.style.display = 'block'

scene.add(new THREE.HemisphereLight('#ffffff', '#443355', 3))
const ground = new THREE.Mesh(
  new THREE.PlaneGeometry(12, 120),
  new THREE.MeshStandardMaterial({ color: '#3c4a8a' }),
)
ground.rotation.x = -Math.PI / 2
ground.position.set(0, -1, -40)
const ship = new THREE.Mesh(
  new THREE.ConeGeometry(0.5, 1.4, 12),
  new THREE.MeshStandardMaterial({ color: '#ffb347' }),
)
ship.rotation.x = -Math.PI / 2
const walls = [0, 1].map(
  () =>
    new THREE.Mesh(new THREE.BoxGeometry(1.8, 2, 0.5), new THREE.MeshStandardMaterial({ color: '#e4472b' })),
)
scene.add(ground, ship, ...walls)

let chance
let state
let held = []

function newGate() {
  chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0
  return { open: Math.floor((chance / 2 ** 32) * 3), z: -40 }
}

function stepOnce() {
  if (state.status === 'ready' && held.includes('a')) state.status = 'playing'
  if (state.status !== 'playing') return
  const way = Number(held.includes('right')) - Number(held.includes('left'))
  state.x = Math.min(2.5, Math.max(-2.5, state.x + way * 0.12))
  state.gate.z += 0.6
  if (state.gate.z < 0) return
  if (Math.abs(state.x - lanes[state.gate.open]) < 0.9) state.score += 1
  else state.hits += 1
  state.gate = newGate()
  if (state.score === 12) state.status = 'won'
  else if (state.hits === 3) state.status = 'lost'
}

const steer = (seen, lane) => {
  if (seen.status === 'ready') return { held: ['a'] }
  const off = lanes[lane] - seen.x
  return { held: Math.abs(off) < 0.1 ? [] : [off < 0 ? 'left' : 'right'] }
}

globalThis.makebelieve = {
  reset(seed) {
    chance = seed >>> 0
    held = []
    state = { status: 'ready', score: 0, hits: 0, x: 0, gate: newGate() }
  },
  input(next) {
    held = next.held
  },
  step(count) {
    for (let done = 0; done < count; done++) stepOnce()
  },
  snapshot() {
    return state
  },
  players: {
    win: (seen) => steer(seen, seen.gate.open),
    lose: (seen) => steer(seen, (seen.gate.open + 1) % 3),
  },
}
globalThis.makebelieve.reset(1)

function fit() {
  renderer.setSize(innerWidth, innerHeight)
  camera.aspect = innerWidth / innerHeight
  camera.updateProjectionMatrix()
}
addEventListener('resize', fit)
fit()

let last
let owed = 0
renderer.setAnimationLoop((now) => {
  owed = Math.min(owed + ((now - (last ?? now)) * 60) / 1000, 6)
  last = now
  const due = Math.floor(owed + 0.001)
  owed -= due
  globalThis.makebelieve.step(due)
  ship.position.x = state.x
  const shut = lanes.filter((_, lane) => lane !== state.gate.open)
  walls.forEach((wall, index) => {
    wall.position.set(shut[index], 0, state.gate.z)
  })
  renderer.render(scene, camera)
})
