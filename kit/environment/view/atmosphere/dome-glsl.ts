/** What hangs in the sky besides its plain colour: each adds itself to `colour`, seen in direction `dir`. */

export const starsGlsl = /* glsl */ `
vec3 starsAt(vec3 dir) {
  vec3 sum = vec3(0.0);
  for (int layer = 0; layer < 2; layer++) {
    float fine = layer == 0 ? 46.0 : 92.0;
    vec3 p = dir * fine;
    vec3 cell = floor(p);
    vec3 chance = fract(sin(vec3(dot(cell, vec3(12.99, 78.23, 37.72)), dot(cell, vec3(26.65, 41.17, 95.11)), dot(cell, vec3(69.34, 11.87, 53.91)))) * 43758.5453);
    float there = step(layer == 0 ? 0.93 : 0.9, chance.x);
    float metres = length(fract(p) - 0.3 - chance * 0.4);
    float size = layer == 0 ? 0.16 : 0.13;
    float twinkle = 0.75 + 0.25 * sin(uTime * (1.0 + chance.y * 2.0) + chance.z * 40.0);
    float light = there * smoothstep(size, 0.0, metres) * (layer == 0 ? 1.3 : 0.6) * twinkle;
    sum += light * mix(vec3(0.75, 0.85, 1.0), vec3(1.0, 0.88, 0.72), chance.z);
  }
  // The milky way.
  vec3 pole = normalize(vec3(0.5, 0.55, -0.67));
  float off = dot(dir, pole);
  float dust = texture2D(uNoise, dir.xz * 0.35 + dir.y * 0.2).r;
  float band = exp(-off * off * 22.0) * (0.35 + 0.9 * smoothstep(0.35, 0.7, dust));
  sum += band * vec3(0.10, 0.11, 0.17) * (0.6 + texture2D(uNoise, dir.zx * 1.9 + dir.y).a * 0.5);
  return sum;
}
`

export const auroraGlsl = /* glsl */ `
vec3 auroraAt(vec3 dir) {
  if (dir.y < 0.03) return vec3(0.0);
  vec3 sum = vec3(0.0);
  for (int i = 0; i < 7; i++) {
    float rise = 0.55 + float(i) * 0.09;
    vec2 p = dir.xz / (dir.y + 0.22) * rise;
    float bend = texture2D(uNoise, p * 0.05 + uTime * 0.002).r;
    float ribbon = 1.0 - smoothstep(0.0, 0.09, abs(texture2D(uNoise, p * 0.035 + bend * 0.12 + vec2(uTime * 0.0016, 0.0)).r - 0.52));
    float rays = 0.45 + 0.55 * texture2D(uNoise, vec2(p.x * 0.5 + bend, 0.3 + uTime * 0.006)).g;
    vec3 hue = mix(vec3(0.12, 0.95, 0.5), vec3(0.45, 0.2, 0.95), float(i) / 6.0);
    sum += hue * ribbon * rays * (1.0 - float(i) / 8.0);
  }
  return sum * 0.3 * smoothstep(0.03, 0.25, dir.y);
}
`

export const cloudsGlsl = /* glsl */ `
float puffsAt(vec2 p) {
  #ifdef PLAIN
  return texture2D(uNoise, p * 0.7).r * 0.5 + texture2D(uNoise, p * 2.3).r * 0.5;
  #else
  float bend = texture2D(uNoise, p * 0.31).g - 0.5;
  float wide = texture2D(uNoise, p * 0.7 + bend * 0.1).r;
  float lumps = texture2D(uNoise, p * 2.3 + bend * 0.14).r;
  float fine = texture2D(uNoise, p * 7.3 + 0.3).g;
  return wide * 0.5 + lumps * 0.34 + fine * 0.16;
  #endif
}

/** Colour and cover of the clouds: heaps that are lit on the side of the sun and flat below. */
vec4 cloudsAt(vec3 dir) {
  if (dir.y < 0.01 || uClouds < 0.01) return vec4(0.0);
  vec2 p = dir.xz / (dir.y + 0.34) * 0.13 + uWind.xz * uTime * 0.0006;
  vec2 toSun = normalize(uToSun.xz - dir.xz + 1e-4) * 0.016;
  float puff = puffsAt(p);
  float sunward = puffsAt(p + toSun);
  float from = mix(0.65, 0.37, uClouds);
  float cover = smoothstep(from, from + 0.075, puff);
  float thick = smoothstep(from, from + 0.26, puff);
  float lit = clamp(0.78 + (puff - sunward) * 4.5 - thick * 0.42, 0.0, 1.0);
  float silver = pow(max(dot(dir, uToSun), 0.0), 7.0) * (1.0 - thick);
  vec3 colour = mix(uCloudShade, uCloudLit, lit) + uGlow * silver * 0.55 * smoothstep(-0.1, 0.05, uToSun.y);
  colour += uFlash * vec3(0.7, 0.75, 0.95);
  return vec4(mix(uHorizon, colour, smoothstep(0.0, 0.25, dir.y)), cover * smoothstep(0.02, 0.2, dir.y) * 0.95);
}
`

/** Discs of moons and planets; `uMoonAt` is a direction and the disc's radius, `uMoonColour` its colour and whether it has rings. */
export const moonsGlsl = (count: number) => /* glsl */ `
uniform vec4 uMoonAt[${count}];
uniform vec4 uMoonColour[${count}];
uniform float uMoonShine, uMoonOver;

vec3 moonsAt(vec3 dir, vec3 behind) {
  vec3 colour = behind;
  for (int i = 0; i < ${count}; i++) {
    vec3 to = uMoonAt[i].xyz;
    float radius = uMoonAt[i].w;
    vec3 side = normalize(cross(to, vec3(0.0, 1.0, 0.001)));
    vec3 over = cross(side, to);
    vec2 p = vec2(dot(dir, side), dot(dir, over)) / radius;
    if (dot(dir, to) < 0.0 || dot(p, p) > 90.0) continue;
    float r = length(p);
    vec3 tint = uMoonColour[i].rgb;
    colour += tint * uMoonShine * (0.32 * exp(-max(r - 1.0, 0.0) * 1.6) + 0.06 * exp(-max(r - 1.0, 0.0) * 0.35)) * step(1.0, r);
    float disc = smoothstep(1.02, 0.98, r);
    if (disc > 0.0) {
      vec3 normal = vec3(p, sqrt(max(1.0 - r * r, 0.0)));
      float face = clamp(dot(normal, normalize(vec3(-0.45, 0.35, 0.85))), 0.0, 1.0);
      float spots = uMoonColour[i].a > 0.5
        ? texture2D(uNoise, vec2(p.x * 0.02, p.y * 0.7 + 0.3)).r
        : texture2D(uNoise, p * 0.16 + 0.2).r * 0.7 + texture2D(uNoise, p * 0.5).b * 0.3;
      vec3 ground = tint * (0.62 + 0.6 * spots) * (0.1 * (1.0 - uMoonOver) + face);
      // Where there is air its dark side is of the sky's colour; where there is none it hides the stars.
      colour = mix(colour, colour * uMoonOver + ground * uMoonShine * 1.5, disc);
    }
    if (uMoonColour[i].a > 0.5) {
      vec2 q = vec2(p.x * 0.94 + p.y * 0.34, (p.y * 0.94 - p.x * 0.34) * 3.4);
      float ring = length(q);
      float bands = 0.55 + 0.45 * texture2D(uNoise, vec2(ring * 0.35, 0.5)).r;
      float there = smoothstep(1.35, 1.45, ring) * smoothstep(2.3, 2.15, ring) * bands;
      there *= (q.y > 0.0 && r < 1.0) ? 0.0 : 1.0;
      colour = mix(colour, tint * 1.05, there * 0.75 * uMoonShine);
    }
  }
  return colour;
}
`

export const sunGlsl = /* glsl */ `
vec3 sunDisc(vec3 dir) {
  float off = acos(clamp(dot(dir, uToSun), -1.0, 1.0));
  float low = 1.0 - smoothstep(0.0, 0.5, uToSun.y);
  float radius = mix(0.022, 0.04, low);
  float up = smoothstep(-0.05, 0.02, uToSun.y);
  float disc = smoothstep(radius, radius * 0.86, off);
  float glare = exp(-off * 13.0) * 0.55 + exp(-off * 3.6) * 0.16;
  return (mix(vec3(1.0, 0.97, 0.9), uGlow, low * 0.8) * disc * 3.4 + uGlow * glare) * up;
}
`

export const rainbowGlsl = /* glsl */ `
vec3 rainbowAt(vec3 dir) {
  vec3 axis = normalize(vec3(-uToSun.x, -0.14, -uToSun.z));
  float off = (acos(dot(dir, axis)) - 0.66) / 0.075;
  if (off < 0.0 || off > 1.0 || dir.y < 0.0) return vec3(0.0);
  vec3 hue = clamp(abs(fract((1.0 - off) * 0.78 + vec3(0.0, 0.667, 0.333)) * 6.0 - 3.0) - 1.0, 0.0, 1.0);
  return hue * sin(off * 3.14159) * 0.22 * smoothstep(0.0, 0.1, dir.y) * (1.0 - uDusk);
}
`
