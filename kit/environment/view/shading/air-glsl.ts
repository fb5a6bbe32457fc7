import { lampCount } from './air-uniforms.ts'

/** Declares the air's uniforms, the sky without its clouds, and the fog that things fade into. */
export const airGlsl = /* glsl */ `
uniform sampler2D uNoise;
uniform float uTime;
uniform vec3 uZenith, uHorizon, uGlow, uToSun, uToLight, uLight, uAmbientUp, uAmbientDown, uCloudLit, uCloudShade;
uniform float uClouds, uStars, uDusk, uFlash, uSight, uWet, uUnder, uWaterLevel, uInside;
uniform vec4 uFog, uWaterBox, uLava, uLavaBox;
uniform vec3 uWind, uUnderColour;
uniform vec4 uLampAt[${lampCount}];
uniform vec3 uLampColour[${lampCount}];
uniform float uLampsOn;

/** Metres that a place lies above the water, or much where there is none. */
float aboveWater(vec3 at) {
  bool near = all(greaterThan(at.xz, uWaterBox.xy)) && all(lessThan(at.xz, uWaterBox.zw));
  return near ? at.y - uWaterLevel : 100.0;
}

/** Under water the light comes from the surface above and is lost below. */
vec3 underColour(vec3 dir) {
  float up = dir.y * 0.5 + 0.5;
  vec3 deep = uUnderColour * 0.16;
  vec3 clear = uUnderColour * (0.75 + 0.5 * (1.0 - uDusk));
  return mix(deep, clear, pow(up, 1.6)) * mix(1.0, 0.35, uDusk) + uUnderColour * uGlow * pow(max(up, 0.0), 9.0) * (1.0 - uDusk);
}

/** The sky in a direction, without sun, clouds and stars. */
vec3 skyBase(vec3 dir) {
  float up = max(dir.y, 0.0);
  float towardSun = max(dot(dir, uToSun), 0.0);
  float low = exp(-up * 3.2);
  vec3 colour = mix(uZenith, uHorizon, exp(-up * 4.2) * 0.94);
  float sunIsLow = 1.0 - smoothstep(0.1, 0.6, uToSun.y);
  float warm = pow(towardSun, 3.0) * low * 0.75 * sunIsLow + pow(towardSun, 18.0) * 0.35;
  warm *= smoothstep(-0.24, -0.02, uToSun.y);
  colour = mix(colour, uGlow, clamp(warm, 0.0, 1.0));
  return colour + uFlash * vec3(0.5, 0.55, 0.7) * (0.35 + 0.65 * low);
}

/** What things far away in a direction fade to: the sky just above the horizon there. */
vec3 hazeAt(vec3 dir) {
  vec3 level = normalize(vec3(dir.x, clamp(dir.y * 0.35, 0.015, 0.3), dir.z));
  vec3 haze = mix(skyBase(level), uFog.rgb * (1.0 + uFlash), uFog.a);
  return mix(haze, underColour(dir), uUnder);
}

float hazeShare(float metres) {
  float share = metres / uSight;
  return 1.0 - exp2(-share * sqrt(share));
}
`

/** Lets light fall on a surface: sun with shadow, sky and ground from above and below, lamps, a mirrored sky, glow. */
export const lightingGlsl = /* glsl */ `
struct Surface {
  vec3 colour;
  vec3 normal;
  float roughness;
  float metalness;
  vec3 glow;
  /** How much of the sky it sees: less in corners and near the ground. */
  float open;
  /** Light shines through it, as through leaves. */
  float thin;
  float opacity;
};

/** The normal of a surface that stands out by some metres of relief there. */
vec3 bumped(vec3 normal, vec3 at, float relief) {
  vec3 along = dFdx(at);
  vec3 down = dFdy(at);
  vec3 one = cross(down, normal);
  vec3 two = cross(normal, along);
  float area = dot(along, one);
  vec3 slope = sign(area) * (dFdx(relief) * one + dFdy(relief) * two);
  return normalize(abs(area) * normal - slope);
}

float sunShadow() {
  #if defined(USE_SHADOWMAP) && NUM_DIR_LIGHT_SHADOWS > 0
    DirectionalLightShadow thrown = directionalLightShadows[0];
    vec4 coord = vDirectionalShadowCoord[0];
    float lit = receiveShadow ? getShadow(directionalShadowMap[0], thrown.shadowMapSize, thrown.shadowIntensity, thrown.shadowBias, thrown.shadowRadius, coord) : 1.0;
    vec2 edge = smoothstep(vec2(0.0), vec2(0.08), coord.xy) * smoothstep(vec2(1.0), vec2(0.92), coord.xy);
    return mix(1.0, lit, edge.x * edge.y);
  #else
    return 1.0;
  #endif
}

/** Light that waves have gathered, dancing on what lies below. */
float causticsAt(vec3 at) {
  vec2 p = at.xz * 0.11 + at.y * 0.03;
  float a = texture2D(uNoise, p + uTime * vec2(0.013, 0.008)).g;
  float b = texture2D(uNoise, p * 1.37 - uTime * vec2(0.009, 0.014)).g;
  float line = 1.0 - abs(a - b) * 7.0;
  return 0.8 + 0.95 * pow(clamp(line, 0.0, 1.0), 2.0);
}

/** Shadows of clouds that drift over the land. */
float cloudShade(vec3 at) {
  float drift = texture2D(uNoise, (at.xz + uWind.xz * uTime * 6.0) * 0.0023).r;
  return 1.0 - smoothstep(0.52, 0.68, drift) * 0.45 * smoothstep(0.05, 0.4, uClouds) * (1.0 - uInside) * (1.0 - uUnder);
}

vec3 lampLight(vec3 at, vec3 normal, float thin) {
  vec3 sum = vec3(0.0);
  for (int i = 0; i < ${lampCount}; i++) {
    if (float(i) >= uLampsOn) break;
    vec3 to = uLampAt[i].xyz - at;
    float metres = length(to);
    float reach = clamp(1.0 - metres / uLampAt[i].w, 0.0, 1.0);
    if (reach <= 0.0) continue;
    float facing = dot(normal, to / max(metres, 0.001));
    facing = mix(max(facing * 0.8 + 0.2, 0.0), 0.6, thin);
    sum += uLampColour[i] * facing * reach * reach / (1.0 + metres * metres * 0.22);
  }
  return sum;
}

/** From below and from the side, the nearer the more. */
vec3 lavaLight(vec3 at, vec3 normal) {
  if (uLava.w < -1e4) return vec3(0.0);
  vec2 off = max(max(uLavaBox.xy - at.xz, at.xz - uLavaBox.zw), 0.0);
  float near = exp(-length(off) * 0.22) * exp(-max(at.y - uLava.w, 0.0) * 0.16);
  vec2 toMiddle = (uLavaBox.xy + uLavaBox.zw) * 0.5 - at.xz;
  float facing = 0.55 - normal.y * 0.25 + 0.3 * dot(normal.xz, toMiddle / max(length(toMiddle), 0.1));
  return uLava.rgb * 1.8 * near * max(facing, 0.1) * (0.9 + 0.1 * sin(uTime * 1.3));
}

/** Lamps mirrored in what is wet or polished: long streaks toward the eye. */
vec3 lampSpots(vec3 at, vec3 mirrored, float smoothness) {
  vec3 sum = vec3(0.0);
  float power = exp2(2.0 + smoothness * 6.0);
  for (int i = 0; i < ${lampCount}; i++) {
    if (float(i) >= uLampsOn) break;
    vec3 to = uLampAt[i].xyz - at;
    float metres = length(to);
    float reach = clamp(1.0 - metres / (uLampAt[i].w * 2.2), 0.0, 1.0);
    // On a level surface the mirror image is drawn out upward and downward.
    vec3 off = to / max(metres, 0.001) - mirrored;
    off.y *= 0.4;
    sum += uLampColour[i] * exp(-dot(off, off) * power) * reach;
  }
  return sum;
}

#ifdef PLAIN
vec3 litBy(Surface s, vec3 at, vec3 toEye) {
  float facing = dot(s.normal, uToLight);
  float direct = max(facing, 0.0) + s.thin * (0.35 + 0.65 * max(-facing, 0.0)) * 0.6;
  float up = s.normal.y * 0.5 + 0.5;
  vec3 around = mix(uAmbientDown, uAmbientUp, up) * s.open + uFlash * (0.4 + 0.6 * up);
  // Nothing throws a shadow: the sun would shine through the walls of a room.
  vec3 sunLight = uLight * direct * (1.0 - 0.8 * uInside);
  return s.colour * (sunLight + around + lampLight(at, s.normal, s.thin) + lavaLight(at, s.normal)) + s.glow;
}
#else
vec3 litBy(Surface s, vec3 at, vec3 toEye) {
  float facing = dot(s.normal, uToLight);
  float direct = max(facing, 0.0);
  float through = s.thin * (0.35 + 0.65 * max(-facing, 0.0)) * 0.6;
  float sun = (direct > 0.0 || s.thin > 0.0) ? sunShadow() * cloudShade(at) : 0.0;
  float depth = clamp(-aboveWater(at) * 4.0, 0.0, 1.0);
  if (depth > 0.0) sun *= mix(1.0, causticsAt(at), depth);
  // Water takes the red out of all light.
  vec3 filtered = mix(vec3(1.0), normalize(uUnderColour + 0.05) * 1.5, uUnder * 0.4);
  vec3 sunLight = uLight * sun * filtered;
  float up = s.normal.y * 0.5 + 0.5;
  vec3 around = mix(uAmbientDown, uAmbientUp, up * up * 0.55 + up * 0.45) * s.open * filtered;
  around += uFlash * vec3(0.7, 0.8, 1.0) * (0.4 + 0.6 * up);
  vec3 lamps = lampLight(at, s.normal, s.thin) + lavaLight(at, s.normal);
  vec3 diffuse = s.colour * (1.0 - s.metalness) * (sunLight * (direct + through) + around + lamps);

  // Everything mirrors a little: the sky, or the room's own light; and the sun as a soft spot.
  vec3 mirrored = reflect(-toEye, s.normal);
  float facingEye = max(dot(s.normal, toEye), 0.0);
  vec3 base = mix(vec3(0.04), s.colour, s.metalness);
  float smoothness = 1.0 - s.roughness;
  vec3 fresnel = base + (max(vec3(smoothness), base) - base) * pow(1.0 - facingEye, 5.0);
  vec3 sky = skyBase(vec3(mirrored.x, max(mirrored.y, 0.02), mirrored.z));
  sky = mix(mix(uAmbientDown, sky, smoothstep(-0.35, 0.25, mirrored.y)), (uAmbientUp + lamps * 0.5) * (0.55 + 0.5 * mirrored.y), max(uInside, uUnder));
  vec3 mirror = fresnel * sky * mix(smoothness * smoothness, 1.0, s.metalness * 0.8) * s.open;
  float power = exp2(2.0 + smoothness * 8.0);
  vec3 middle = normalize(uToLight + toEye);
  float spot = pow(max(dot(s.normal, middle), 0.0), power) * (power + 8.0) / 25.0;
  mirror += fresnel * sunLight * spot * direct;
  if (s.roughness < 0.5 && uLampsOn > 0.5) mirror += (fresnel + 0.1 * smoothness) * lampSpots(at, mirrored, smoothness) * 1.4;
  // A thin light edge tells things apart from what is behind them.
  float rim = pow(1.0 - facingEye, 4.0) * 0.16 * up;
  return diffuse + mirror + rim * around * (0.4 + s.colour) + s.glow;
}
#endif
`
