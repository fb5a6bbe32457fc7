import {
  AdditiveBlending,
  Color,
  DoubleSide,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  PlaneGeometry,
  ShaderMaterial,
} from 'three'
import type { Mark } from '../genre.ts'

const mostMarks = 96
const forms: Record<Mark['form'], number> = { disc: 0, ring: 1, beam: 2, line: 3 }

/** Light on the ground and in the air: rings, columns, lines. One draw call. */
export function showMarks() {
  const geometry = new InstancedBufferGeometry()
  const plane = new PlaneGeometry(2, 2)
  geometry.index = plane.index
  geometry.setAttribute('position', plane.getAttribute('position'))
  const attribute = (name: string, each: number) => {
    const made = new InstancedBufferAttribute(new Float32Array(mostMarks * each), each)
    geometry.setAttribute(name, made)
    return made
  }
  const from = attribute('from', 4)
  const to = attribute('to', 4)
  const paint = attribute('paint', 4)
  const material = new ShaderMaterial({
    name: 'marks',
    transparent: true,
    depthWrite: false,
    side: DoubleSide,
    blending: AdditiveBlending,
    uniforms: { uTime: { value: 0 } },
    vertexShader: /* glsl */ `
      attribute vec4 from;
      attribute vec4 to;
      attribute vec4 paint;
      varying vec2 vSpot;
      varying vec4 vPaint;
      varying float vForm;
      void main() {
        vSpot = position.xy;
        vPaint = paint;
        vForm = to.w;
        vec3 at;
        if (vForm < 1.5) at = from.xyz + vec3(position.x, 0.0, position.y) * from.w * 0.5;
        else {
          // A strip between two places that turns its face to the eye.
          vec3 way = to.xyz - from.xyz;
          vec3 middle = from.xyz + way * (position.y * 0.5 + 0.5);
          vec3 aside = normalize(cross(way, cameraPosition - middle));
          at = middle + aside * position.x * from.w * 0.5;
        }
        gl_Position = projectionMatrix * viewMatrix * vec4(at, 1.0);
      }
    `,
    fragmentShader: /* glsl */ `
      uniform float uTime;
      varying vec2 vSpot;
      varying vec4 vPaint;
      varying float vForm;
      void main() {
        float r = length(vSpot);
        float there = 0.0;
        if (vForm < 0.5) there = smoothstep(1.0, 0.0, r) * 0.9;
        else if (vForm < 1.5) there = smoothstep(0.16, 0.0, abs(r - 0.82)) + 0.12 * step(r, 0.82);
        else if (vForm < 2.5) there = pow(1.0 - abs(vSpot.x), 1.6) * pow(0.5 - vSpot.y * 0.5, 1.3) * (0.85 + 0.15 * sin(uTime * 3.0 + vSpot.y * 9.0));
        else there = pow(1.0 - abs(vSpot.x), 1.4);
        float alpha = there * vPaint.a;
        if (alpha < 0.004) discard;
        gl_FragColor = vec4(vPaint.rgb * 1.6, alpha);
        #include <tonemapping_fragment>
        #include <colorspace_fragment>
      }
    `,
  })
  const mesh = new Mesh(geometry, material)
  mesh.name = 'marks'
  mesh.frustumCulled = false
  mesh.renderOrder = 8
  return {
    mesh,
    draw(marks: readonly Mark[], seconds: number) {
      const count = Math.min(mostMarks, marks.length)
      marks.slice(0, count).forEach((mark, i) => {
        const { x, y, z, size, form, tall = 5, strength = 0.8 } = mark
        const end = form === 'beam' ? { x, y: y + tall, z } : (mark.to ?? { x, y, z })
        from.setXYZW(i, x, y, z, size)
        to.setXYZW(i, end.x, end.y, end.z, forms[form])
        colour.set(mark.colour)
        paint.setXYZW(i, colour.r, colour.g, colour.b, strength)
      })
      geometry.instanceCount = count
      mesh.visible = count > 0
      for (const one of [from, to, paint]) one.needsUpdate = true
      material.uniforms.uTime = { value: seconds }
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}

const colour = new Color()
