import {
  BackSide,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  OrthographicCamera,
  PlaneGeometry,
  type Scene,
  ShaderMaterial,
  ShadowMaterial,
  type Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three'

/** What throws the shadow is on this layer besides its own. */
export const shadowLayer = 1

const pixels = 512
/** How much wider the shadow's sheet is than what stands on it: room for the blur. */
const room = 1.9

const plainVertices = `
  varying vec2 place;
  void main() {
    place = uv;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`

/** Nearer to the ground is darker. */
const nearness = () =>
  new ShaderMaterial({
    side: DoubleSide,
    vertexShader: plainVertices,
    fragmentShader: `
      void main() {
        gl_FragColor = vec4(0.0, 0.0, 0.0, pow(1.0 - gl_FragCoord.z, 1.6));
      }`,
  })

const blurring = () =>
  new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: { picture: { value: null }, step: { value: [0, 0] } },
    vertexShader: plainVertices,
    fragmentShader: `
      uniform sampler2D picture;
      uniform vec2 step;
      varying vec2 place;
      void main() {
        float sum = 0.0;
        float weights = 0.0;
        for (int tap = -6; tap <= 6; tap++) {
          float weight = exp(-float(tap * tap) / 14.0);
          sum += texture2D(picture, place + step * float(tap)).a * weight;
          weights += weight;
        }
        gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weights);
      }`,
  })

/** A soft shadow where something stands on the ground: looked at once from below, blurred, and laid flat. */
export function groundShadow() {
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1)
  camera.rotation.x = Math.PI / 2
  camera.layers.set(shadowLayer)
  const [sharp, soft] = [target(), target()]
  const [near, blur] = [nearness(), blurring()]
  const sheet = new PlaneGeometry(2, 2)
  const brush = new Mesh(sheet, blur)
  const brushCamera = new OrthographicCamera(-1, 1, 1, -1, -1, 1)
  const look = new MeshBasicMaterial({
    map: sharp.texture,
    side: BackSide,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  })
  const shadow = new Mesh(sheet, look)
  shadow.rotation.x = Math.PI / 2
  shadow.renderOrder = -1
  // What the key light throws comes on top, faintly.
  const thrown = new ShadowMaterial({ depthWrite: false })
  const floor = new Mesh(sheet, thrown)
  floor.rotation.x = -Math.PI / 2
  floor.receiveShadow = true
  floor.renderOrder = -2
  floor.visible = false

  function smear(renderer: WebGLRenderer, from: WebGLRenderTarget, to: WebGLRenderTarget, step: number[]) {
    blur.uniforms.picture = { value: from.texture }
    blur.uniforms.step = { value: step }
    renderer.setRenderTarget(to)
    renderer.render(brush, brushCamera)
  }

  return {
    shadow,
    floor,
    darken: (opacity: number) => {
      look.opacity = opacity
      thrown.opacity = opacity * 0.32
    },
    /** Draws it anew: what stands there, or its size, has changed. */
    draw(renderer: WebGLRenderer, scene: Scene, size: Vector3): void {
      const half = (Math.max(size.x, size.z) / 2) * room
      shadow.scale.set(half, half, 1)
      floor.scale.setScalar(size.length() * 2)
      camera.left = camera.bottom = -half
      camera.right = camera.top = half
      camera.far = Math.max(size.y, half * 0.2)
      camera.updateProjectionMatrix()
      shadow.visible = false
      floor.visible = false
      const { overrideMaterial, environment } = scene
      scene.overrideMaterial = near
      scene.environment = null
      const before = renderer.getRenderTarget()
      const shadowsWere = renderer.shadowMap.autoUpdate
      renderer.shadowMap.autoUpdate = false
      renderer.setRenderTarget(sharp)
      renderer.clear()
      renderer.render(scene, camera)
      scene.overrideMaterial = overrideMaterial
      scene.environment = environment
      for (const width of [2.2, 1.1]) {
        smear(renderer, sharp, soft, [width / pixels, 0])
        smear(renderer, soft, sharp, [0, width / pixels])
      }
      renderer.setRenderTarget(before)
      renderer.shadowMap.autoUpdate = shadowsWere
      shadow.visible = true
      floor.visible = true
    },
    dispose(): void {
      for (const held of [sharp, soft, near, blur, sheet, look, thrown]) held.dispose()
    },
  }
}

const target = () => new WebGLRenderTarget(pixels, pixels, { depthBuffer: true })
