import { DataTexture, FloatType, RGBAFormat } from 'three'
import type { Bone, Kind } from '../../scene.ts'

/** Numbers by which the shader knows what a bone does. */
const deeds: Record<Bone['does'], number> = {
  leg: 1,
  arm: 2,
  wing: 3,
  tail: 4,
  head: 5,
  fin: 6,
  body: 7,
  wheel: 8,
  rotor: 9,
}

/** All bones of all kinds in one texture, two texels each, and where those of each kind begin. */
export function bonesTexture(kinds: readonly Kind[]): { texture: DataTexture; from: number[] } {
  const from: number[] = []
  // The first is what all kinds without bones name: it stands still.
  const texels: number[] = [0, 0, 0, 0, 0, 0, 0, 0]
  for (const kind of kinds) {
    from.push(kind.bones ? texels.length / 8 : 0)
    for (const [index, bone] of (kind.bones ?? []).entries()) {
      const does = index === 0 ? 0 : deeds[bone.does]
      texels.push(...bone.at, does, bone.phase, bone.side, bone.axis ?? -1, 0)
    }
  }
  const texture = new DataTexture(new Float32Array(texels), texels.length / 4, 1, RGBAFormat, FloatType)
  texture.needsUpdate = true
  return { texture, from }
}

/**
 * Turns a vertex about its bone; `life` is phase, speed, first bone, and a number of its own below 1 to which the number of
 * an act is added: what somebody does beside going, as `acts` of kit/game-3d/space.ts count them.
 */
export const bonesGlsl = /* glsl */ `
uniform highp sampler2D uBones;

void turnAbout(int axis, float angle, inout vec3 v) {
  float c = cos(angle);
  float s = sin(angle);
  if (axis == 0) v.yz = vec2(v.y * c - v.z * s, v.y * s + v.z * c);
  else if (axis == 1) v.xz = vec2(v.x * c + v.z * s, -v.x * s + v.z * c);
  else v.xy = vec2(v.x * c - v.y * s, v.x * s + v.y * c);
}

void moveBone(float bone, vec4 life, inout vec3 point, inout vec3 normal) {
  if (bone < 0.5) return;
  int index = int(life.z + bone + 0.5) * 2;
  vec4 joint = texelFetch(uBones, ivec2(index, 0), 0);
  vec4 way = texelFetch(uBones, ivec2(index + 1, 0), 0);
  int does = int(joint.w + 0.5);
  float turn = (life.x + way.x) * 6.2831853;
  float pace = clamp(life.y * 1.4, 0.0, 1.0);
  float idle = uTime * 1.7 + life.w * 6.28;
  int axis = 0;
  float angle = 0.0;
  if (does == 1) angle = sin(turn) * 0.52 * pace;
  else if (does == 2) angle = sin(turn) * 0.42 * pace + sin(idle) * 0.04;
  else if (does == 3) { axis = 2; angle = way.y * (sin(turn) * 0.75 + 0.12); }
  else if (does == 4) { axis = 1; angle = sin(mix(idle * 1.6, turn, pace)) * mix(0.22, 0.34, pace); }
  else if (does == 5) angle = sin(mix(idle * 0.6, turn * 2.0, pace)) * 0.07;
  else if (does == 6) { axis = 1; angle = way.y * sin(turn) * 0.4; }
  else if (does == 7) { axis = 2; angle = sin(turn) * 0.03 * pace; }
  else if (does == 8) angle = turn;
  else if (does == 9) { axis = 2; angle = turn; }
  int act = int(life.w);
  if (act > 0 && (does == 1 || does == 2)) {
    float side = way.y;
    bool isArm = does == 2;
    float beat = sin(uTime * 9.0 + life.w * 40.0);
    // jump
    if (act == 1) angle = isArm ? -2.3 - 0.2 * side : (side > 0.0 ? -0.85 : 0.45);
    // attack
    else if (act == 2) angle = isArm ? (side > 0.0 ? -1.5 + beat * 0.5 : 0.35) : angle;
    // cheer
    else if (act == 3) angle = isArm ? -2.75 + beat * 0.25 : 0.0;
    // ride
    else if (act == 4) angle = isArm ? -0.95 : -1.35;
    // swim and fly
    else if (act == 5) angle = isArm ? -2.6 + sin(turn) * 0.7 : sin(turn * 2.0) * 0.35;
    else if (act == 6) angle = isArm ? -2.9 : 0.18 + beat * 0.05;
  }
  if (way.z > -0.5) axis = int(way.z + 0.5);
  vec3 arm = point - joint.xyz;
  turnAbout(axis, angle, arm);
  turnAbout(axis, angle, normal);
  point = joint.xyz + arm;
}
`
