import type { Water } from '../../scene.ts'

/**
 * How each stuff looks, in GLSL: sets `colour` and `opacity` from `depth` (metres of it below), `normal`, `toEye`, `away`,
 * `shadow` and `uColour`.
 */
const fullWater = /* glsl */ `
  float facing = max(dot(normal, toEye), 0.0);
  float fresnel = 0.03 + 0.97 * pow(1.0 - facing, 5.0);
  vec3 mirrored = reflect(-toEye, normal);
  mirrored.y = abs(mirrored.y);
  vec3 sky = skyBase(mirrored);
  vec4 clouds = cloudsAt(mirrored);
  sky = mix(sky, clouds.rgb, clouds.a);
  sky = mix(sky, (uAmbientUp + uAmbientDown) * 0.4, uInside);
  sky = mirrorImage(slope, sky);
  vec3 middle = normalize(uToLight + toEye);
  float glint = pow(max(dot(normal, middle), 0.0), 420.0) * 9.0 + pow(max(dot(normal, middle), 0.0), 60.0) * 0.25;
  vec3 light = uAmbientUp * 0.75 + uLight * 0.32 * shadow * max(uToLight.y, 0.15) + lampLight(at, normal, 0.5) * 0.6;
  // Shallow water shows the ground and is bright, deep water its own colour.
  float clear = exp(-depth * 0.85);
  vec3 shallow = uColour * 1.25 + vec3(0.05, 0.12, 0.1);
  vec3 body = mix(uColour * 0.5, shallow, clear) * light;
  // Light shines through the crests.
  body += uColour * uLight * shadow * pow(max(slope.x * uToLight.x + slope.y * uToLight.z, 0.0), 1.5) * 0.4;
  colour = mix(body, sky, fresnel) + uLight * glint * shadow;
  opacity = clamp(1.0 - clear * 0.86 + fresnel * 0.5, 0.0, 1.0) * smoothstep(0.0, 0.05, depth);
  // Foam where it meets the land, in lines that come and go, and on the crests of the sea.
  float grain = texture2D(uNoise, p * 0.16 + slope * 0.1).r * 0.6 + texture2D(uNoise, p * 0.53).g * 0.4;
  float wash = sin(depth * (9.0 - uWaves * 5.0) - uTime * (0.7 + uWaves) + grain * 5.0) * 0.5 + 0.5;
  float shoreWide = 0.14 + uWaves * 0.7;
  float foam = smoothstep(shoreWide, 0.0, depth) * smoothstep(0.42, 0.6, grain * 0.75 + wash * 0.4);
  foam = max(foam, smoothstep(0.08, 0.0, depth) * smoothstep(0.3, 0.5, grain) * 0.6);
  foam = max(foam, smoothstep(0.12, 0.3, length(slope)) * smoothstep(0.55, 0.7, grain) * smoothstep(0.5, 1.0, uWaves) * 0.7);
  foam = max(foam, length(uFlow) * smoothstep(0.62, 0.75, texture2D(uNoise, (p - uFlow * uTime * 0.6) * vec2(0.09)).g) * 0.35);
  foam *= 1.0 / (1.0 + away * 0.012);
  colour = mix(colour, (uAmbientUp * 0.9 + uLight * 0.45 * shadow) , foam * 0.85);
  opacity = max(opacity, foam * 0.9);
  if (fromBelow) {
    // From below: a bright round window to the sky, and beyond it the deep mirrored.
    float window = smoothstep(0.55, 0.75, dot(-toEye, vec3(0.0, 1.0, 0.0)) + dot(slope, vec2(1.0)) * 0.4);
    colour = mix(underColour(reflect(-toEye, normal)) * 1.1, uUnderColour * 0.6 + skyBase(-toEye) * 0.75, window);
    opacity = 0.92;
  }
`

const plainWater = /* glsl */ `
  float fresnel = 0.03 + 0.97 * pow(1.0 - max(dot(normal, toEye), 0.0), 5.0);
  vec3 mirrored = reflect(-toEye, normal);
  vec3 sky = skyBase(vec3(mirrored.x, abs(mirrored.y), mirrored.z));
  sky = mix(sky, (uAmbientUp + uAmbientDown) * 0.4, uInside);
  colour = mix(uColour * (uAmbientUp * 0.75 + uLight * 0.3), sky, fresnel);
  opacity = clamp(1.0 - exp(-depth * 0.85) * 0.86 + fresnel * 0.5, 0.0, 1.0) * smoothstep(0.0, 0.05, depth);
  if (fromBelow) {
    colour = underColour(-toEye) * 1.1;
    opacity = 0.92;
  }
`

const water = `
#ifdef PLAIN
${plainWater}
#else
${fullWater}
#endif
`

export const stuffGlsl: Record<Water['stuff'], string> = {
  water,
  swamp: /* glsl */ `
    ${water}
    colour = mix(colour, uColour * (uAmbientUp + uLight * shadow * 0.3) * 0.7, 0.45);
    float weed = smoothstep(0.5, 0.62, texture2D(uNoise, p * 0.045).r * 0.7 + texture2D(uNoise, p * 0.4).g * 0.3);
    vec3 green = mix(vec3(0.09, 0.16, 0.03), uColour, 0.4) * (uAmbientUp + uLight * shadow * 0.5) * (0.7 + texture2D(uNoise, p * 0.9).b);
    colour = mix(colour, green, weed * 0.85);
    opacity = max(opacity, max(weed, 0.8) * smoothstep(0.0, 0.08, depth));
  `,
  ice: /* glsl */ `
    float crack = 1.0 - smoothstep(0.0, 0.016, abs(texture2D(uNoise, p * 0.021).r - 0.5));
    float fine = 1.0 - smoothstep(0.0, 0.02, abs(texture2D(uNoise, p * 0.09 + 0.3).g - 0.5));
    float frost = smoothstep(0.45, 0.7, texture2D(uNoise, p * 0.03 + 0.6).g);
    vec3 flat_ = normalize(vec3(texture2D(uNoise, p * 0.3).g - 0.5, 14.0, texture2D(uNoise, p * 0.3 + 0.5).g - 0.5));
    vec3 mirrored = reflect(-toEye, flat_);
    float fresnel = 0.05 + 0.8 * pow(1.0 - max(dot(flat_, toEye), 0.0), 4.0);
    vec3 light = uAmbientUp + uLight * shadow * max(uToLight.y, 0.2) + lampLight(at, flat_, 0.0);
    vec3 body = mix(uColour, vec3(0.9, 0.95, 1.0), clamp(frost * 0.5 + crack * 0.6 + fine * 0.2, 0.0, 1.0)) * light;
    vec3 sky = mirrorImage(vec2(0.0), skyBase(vec3(mirrored.x, abs(mirrored.y), mirrored.z)));
    colour = mix(body, sky, fresnel * (1.0 - frost * 0.6));
    colour += uLight * shadow * pow(max(dot(flat_, normalize(uToLight + toEye)), 0.0), 200.0) * 1.5;
    opacity = mix(0.88, 1.0, frost);
  `,
  lava: /* glsl */ `
    vec2 drift = uFlow * uTime * 0.12 + uTime * 0.006;
    float crust = texture2D(uNoise, p * 0.03 - drift).r;
    float seam = 1.0 - smoothstep(0.0, 0.16, abs(texture2D(uNoise, p * 0.045 - drift * 1.5 + crust * 0.15).g - 0.5));
    float plate = smoothstep(0.4, 0.62, crust) * (1.0 - seam);
    float beat = 0.85 + 0.15 * sin(uTime * 0.8 + p.x * 0.2);
    vec3 hot = mix(uColour, vec3(1.0, 0.62, 0.16), seam * seam * 0.6);
    colour = mix(hot * (0.55 + seam * 1.1) * beat, vec3(0.03, 0.018, 0.02) * (1.0 + uLight), plate * 0.92);
    colour += uColour * smoothstep(0.4, 0.0, depth) * 0.8;
    opacity = 1.0;
  `,
  clouds: /* glsl */ `
    vec2 q = p * 0.006 + uWind.xz * uTime * 0.002;
    float puff = texture2D(uNoise, q).r * 0.6 + texture2D(uNoise, q * 3.3 + 0.2).g * 0.3 + texture2D(uNoise, q * 9.0).r * 0.1;
    float sunward = texture2D(uNoise, q + uToSun.xz * 0.01).r * 0.65 + texture2D(uNoise, q * 3.3 + 0.2 + uToSun.xz * 0.02).g * 0.35;
    float lit = clamp(0.6 + (puff - sunward) * 3.0, 0.0, 1.0);
    colour = mix(uCloudShade, uCloudLit, lit) * mix(vec3(1.0), uColour, 0.35);
    opacity = smoothstep(0.3, 0.52, puff) * 0.92 * smoothstep(0.0, 1.5, depth);
  `,
}
