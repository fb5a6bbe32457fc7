import { type Pattern, patterns } from '../../scene.ts'

/**
 * What surfaces of things show from near, in GLSL. `uv` is the place on the surface in metres (y goes up on walls), `near`
 * fades from 1 to 0 with the distance, `crisp(size)` does so for one size of detail. A pattern changes `s` and may set `relief`.
 */
const rows = (width: number, height: number, gap: number) => /* glsl */ `
  vec2 size = vec2(${width.toFixed(3)}, ${height.toFixed(3)});
  float row = floor(uv.y / size.y);
  vec2 q = vec2(uv.x + mod(row, 2.0) * size.x * 0.5, uv.y);
  vec4 own = texture2D(uNoise, (floor(q / size) + 0.5) * vec2(0.1297, 0.2113));
  vec2 edge = (0.5 - abs(fract(q / size) - 0.5)) * size;
  float line = (1.0 - smoothstep(${(gap * 0.5).toFixed(4)}, ${gap.toFixed(4)} + pixel, min(edge.x, edge.y))) * crisp(${Math.min(width, height).toFixed(3)});
`

const looks: Record<Exclude<Pattern, 'even'>, string> = {
  bricks: /* glsl */ `
    ${rows(0.26, 0.085, 0.012)}
    s.colour *= mix(1.0, 0.78 + 0.4 * own.a, crisp(0.085));
    s.colour = mix(s.colour, s.colour * 0.7 + 0.12, line * 0.8);
    relief = -line * 0.008;`,
  blocks: /* glsl */ `
    ${rows(0.8, 0.4, 0.02)}
    s.colour *= mix(1.0, 0.84 + 0.3 * own.a, crisp(0.4)) * (0.9 + 0.2 * texture2D(uNoise, uv * 0.4).g);
    s.colour *= 1.0 - line * 0.45;
    relief = -line * 0.02 + texture2D(uNoise, uv * 0.5).g * 0.012;`,
  roof: /* glsl */ `
    ${rows(0.3, 0.22, 0.01)}
    float shade = fract(uv.y / size.y);
    s.colour *= mix(1.0, 0.82 + 0.3 * own.a, crisp(0.22)) * mix(1.0, 0.72 + 0.36 * smoothstep(0.0, 0.35, shade), crisp(0.22));
    s.colour *= 1.0 - line * 0.3;
    relief = (1.0 - shade) * 0.03 * crisp(0.22);`,
  planks: /* glsl */ `
    ${rows(2.6, 0.17, 0.008)}
    float grain = texture2D(uNoise, vec2(uv.x * 0.05, uv.y * 1.3) + own.rg).r;
    s.colour *= mix(1.0, 0.84 + 0.24 * own.a, crisp(0.17)) * (0.86 + 0.28 * grain);
    s.colour *= 1.0 - line * 0.5;
    relief = -line * 0.01;`,
  wood: /* glsl */ `
    float grain = texture2D(uNoise, vec2(uv.x * 0.9, uv.y * 0.07)).r;
    float ring = sin(grain * 34.0) * 0.5 + 0.5;
    s.colour *= 0.86 + 0.16 * grain + 0.12 * ring * near;`,
  bark: /* glsl */ `
    float ridge = texture2D(uNoise, vec2(uv.x * 0.75, uv.y * 0.12)).g;
    s.colour *= 0.6 + 0.75 * ridge;
    relief = ridge * 0.05;`,
  stone: /* glsl */ `
    float blot = texture2D(uNoise, uv * 0.12).r;
    float grit = texture2D(uNoise, uv * 0.9).g;
    float crack = 1.0 - smoothstep(0.0, 0.03, abs(texture2D(uNoise, uv * 0.1 + 0.3).g - 0.5));
    s.colour *= (0.78 + 0.4 * blot) * (0.9 + 0.2 * grit) * (1.0 - crack * 0.25 * near);
    relief = blot * 0.05 + grit * 0.012 - crack * 0.012;`,
  cloth: /* glsl */ `
    float weave = sin(uv.x * 420.0) * sin(uv.y * 420.0) * crisp(0.012);
    s.colour *= 0.95 + 0.07 * weave + 0.08 * (texture2D(uNoise, uv * 0.5).r - 0.5);`,
  fur: /* glsl */ `
    float hair = texture2D(uNoise, vec2(uv.x * 2.6, uv.y * 0.7)).g;
    s.colour *= 0.84 + 0.32 * mix(0.5, hair, near);`,
  leaves: /* glsl */ `
    float one = texture2D(uNoise, uv * 0.52).b;
    float two = texture2D(uNoise, uv.yx * 0.37 + 0.4).b;
    float gap = smoothstep(0.12, 0.62, min(one, two));
    float clump = texture2D(uNoise, uv * 0.09).r;
    float tone = texture2D(uNoise, uv * 0.3 + 0.2).g;
    // Snow and blossom lie over the gaps.
    float bare = 1.0 - smoothstep(0.35, 0.75, dot(s.colour, vec3(0.33)));
    s.colour *= mix(1.0, 1.14 - 0.4 * gap, crisp(0.16) * (0.25 + 0.75 * bare)) * (0.82 + 0.2 * clump + 0.16 * tone);
    relief = (-gap * 0.02 + clump * 0.06) * (0.3 + 0.7 * bare);`,
  straw: /* glsl */ `
    float stalk = texture2D(uNoise, vec2(uv.x * 2.4, uv.y * 0.16)).g;
    float layer = smoothstep(0.0, 0.25, fract(uv.y / 0.45));
    s.colour *= (0.66 + 0.66 * mix(0.5, stalk, near)) * (0.86 + 0.16 * layer);
    relief = stalk * 0.03;`,
  metal: /* glsl */ `
    float brushed = texture2D(uNoise, vec2(uv.x * 0.06, uv.y * 2.2)).g;
    s.colour *= 0.93 + 0.14 * brushed;
    s.roughness = clamp(s.roughness + (brushed - 0.5) * 0.2, 0.05, 1.0);`,
  rust: /* glsl */ `
    float blot = texture2D(uNoise, uv * 0.35).r * 0.6 + texture2D(uNoise, uv * 1.1).g * 0.4;
    float eaten = smoothstep(0.42, 0.6, blot);
    s.colour = mix(s.colour, s.colour * vec3(0.62, 0.42, 0.32), eaten);
    s.roughness = mix(s.roughness, 0.95, eaten);
    s.metalness *= 1.0 - eaten;`,
  marble: /* glsl */ `
    float bend = texture2D(uNoise, uv * 0.11).r;
    float vein = 1.0 - smoothstep(0.0, 0.06, abs(texture2D(uNoise, uv * 0.16 + bend * 0.3).g - 0.5));
    s.colour *= 1.0 - vein * 0.22;`,
  earth: /* glsl */ `
    float crumbs = texture2D(uNoise, uv * 0.6).g;
    s.colour *= 0.78 + 0.44 * crumbs;
    relief = crumbs * 0.03;`,
  windows: /* glsl */ `
    vec2 size = vec2(2.4, 3.2);
    vec2 number = floor(uv / size);
    vec2 q = abs(fract(uv / size) - 0.5) * size;
    float soft = 0.03 + pixel;
    float pane = smoothstep(0.85 + soft, 0.85, q.x) * smoothstep(1.05 + soft, 1.05, q.y) * step(abs(localNormal.y), 0.4) * step(0.6, uv.y);
    float bar = max(1.0 - smoothstep(0.03, 0.04 + pixel, q.x), 1.0 - smoothstep(0.03, 0.04 + pixel, abs(q.y - 0.25))) * crisp(0.3);
    vec4 own = texture2D(uNoise, (number + 0.5) * vec2(0.1297, 0.2113) + vInstance * 0.37);
    float far = crisp(1.6);
    vec3 glass = mix(vec3(0.05, 0.08, 0.11), vec3(0.16, 0.22, 0.28), own.r);
    vec3 lamp = mix(vec3(1.0, 0.72, 0.36), vec3(0.72, 0.86, 1.0), step(0.82, own.a));
    float lit = step(0.46, own.g) * smoothstep(0.15 + own.r * 0.4, 0.5 + own.r * 0.4, uDusk);
    float shown = pane * (1.0 - bar * 0.8) * mix(0.5, 1.0, far);
    s.colour = mix(s.colour, glass, shown * (1.0 - lit * 0.5));
    s.roughness = mix(s.roughness, 0.1, shown);
    s.glow += lamp * lit * shown * (0.55 + 0.9 * own.r);`,
}

/** One function for all patterns; which of them a vertex has comes as a number. */
export const patternGlsl = /* glsl */ `
varying vec3 vLocal;
varying vec3 vLocalNormal;
varying float vPattern;
varying float vInstance;

/** Where on the surface it is: seen from the side that it faces most. */
vec2 surfacePlace(vec3 local, vec3 n) {
  vec3 a = abs(n);
  if (a.y > 0.75 && a.y > a.x && a.y > a.z) return local.xz;
  return a.x > a.z ? local.zy : local.xy;
}

float patternOn(inout Surface s, float away) {
  int pattern = int(vPattern + 0.5);
  if (pattern == 0) return 0.0;
  vec3 localNormal = normalize(vLocalNormal);
  vec2 uv = surfacePlace(vLocal, localNormal);
  float pixel = away * 0.0014;
  float near = clamp(1.0 - pixel / 0.03, 0.0, 1.0);
  float relief = 0.0;
  #define crisp(size) clamp(1.6 - pixel / ((size) * 0.28), 0.0, 1.0)
  ${Object.entries(looks)
    .map(([name, look]) => `if (pattern == ${patterns.indexOf(name as Pattern)}) {${look}\n}`)
    .join(' else ')}
  #undef crisp
  return relief * clamp(1.0 - pixel / 0.06, 0.0, 1.0);
}
`
