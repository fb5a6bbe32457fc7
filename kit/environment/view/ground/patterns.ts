import type { GroundSurface } from '../../scene.ts'

/**
 * What each surface looks like from near, in GLSL. `p` is the place in metres, `a` and `b` its two colours, `pixel` how many
 * metres a pixel is wide there, `wide` and `fine` noises of it. A pattern sets `o.colour` and may set `o.height` (metres of
 * relief), `o.roughness`, `o.metalness`, `o.glow`.
 */
const grain = (metres: number) => `texture2D(uNoise, p / ${(metres * 256).toFixed(2)})`

/** Slabs in rows, each row shifted: gives `slab` (its place inside, in metres from the middle), `own` (its number) and `gap`. */
const slabs = (width: number, depth: number, gap: number, shift: number) => /* glsl */ `
  vec2 size = vec2(${width.toFixed(3)}, ${depth.toFixed(3)});
  float row = floor(p.y / size.y);
  vec2 q = vec2(p.x + row * size.x * ${shift.toFixed(3)}, p.y);
  vec2 number = floor(q / size);
  vec2 slab = abs(fract(q / size) - 0.5) * size;
  vec4 own = texture2D(uNoise, (number + 0.5) * vec2(0.1297, 0.2113));
  vec2 edge = size * 0.5 - slab;
  float near = min(edge.x, edge.y);
  float crisp = clamp(1.0 - pixel / ${(Math.min(width, depth) * 0.35).toFixed(3)}, 0.0, 1.0);
  float gap = (1.0 - smoothstep(${(gap * 0.5).toFixed(4)}, ${(gap * 0.5).toFixed(4)} + max(pixel, ${(gap * 0.6).toFixed(4)}), near)) * crisp;
`

export const groundPatterns: Record<GroundSurface, string> = {
  grass: /* glsl */ `
    float blades = ${grain(0.011)}.g * 0.6 + texture2D(uNoise, p * vec2(0.9, 0.31)).r * 0.4;
    o.colour = mix(a, b, smoothstep(0.35, 0.65, wide * 0.7 + fine * 0.3));
    o.colour *= 0.72 + 0.56 * mix(0.5, blades, near);
    o.height = blades * 0.05;`,
  moss: /* glsl */ `
    float cushions = 1.0 - texture2D(uNoise, p * 0.3 + fine * 0.03).b;
    float tufts = texture2D(uNoise, p * 1.1).g;
    o.colour = mix(a, b, smoothstep(0.35, 0.65, wide * 0.6 + fine * 0.4)) * (0.78 + 0.2 * cushions * near + 0.3 * tufts * near);
    o.height = (cushions * 0.025 + tufts * 0.02) * near;`,
  earth: /* glsl */ `
    float crumbs = ${grain(0.014)}.g;
    float stones = (1.0 - smoothstep(0.08, 0.24, texture2D(uNoise, p * 0.47).b)) * smoothstep(0.45, 0.6, fine);
    o.colour = mix(a, b, wide * 0.6 + fine * 0.4) * (0.78 + 0.44 * mix(0.5, crumbs, near));
    o.colour = mix(o.colour, o.colour * 1.3 + 0.015, stones * 0.5 * near);
    o.height = crumbs * 0.025 + fine * 0.03 + stones * 0.01 * near;`,
  sand: /* glsl */ `
    float bend = texture2D(uNoise, p * 0.016).r * 5.0 + fine;
    float ripples = sin((p.x * 0.55 + p.y) * 7.5 + bend * 7.0) * 0.5 + 0.5;
    float clear = clamp(1.0 - pixel / 0.22, 0.0, 1.0) * smoothstep(0.32, 0.6, wide);
    o.colour = mix(a, b, wide * 0.6 + ripples * 0.22 * clear) * (0.92 + 0.16 * mix(0.5, ${grain(0.006)}.a, near));
    o.height = ripples * 0.028 * clear + fine * 0.03;`,
  'coral-sand': /* glsl */ `
    float bend = texture2D(uNoise, p * 0.02).r * 4.0;
    float ripples = sin((p.x + p.y * 0.4) * 6.0 + bend * 8.0) * 0.5 + 0.5;
    float bits = 1.0 - smoothstep(0.1, 0.2, texture2D(uNoise, p * 0.19).b);
    o.colour = mix(a, b, wide * 0.5 + bits * 0.4 * near) * (0.94 + 0.12 * ripples);
    o.height = ripples * 0.03 * clamp(1.0 - pixel / 0.3, 0.0, 1.0) + bits * 0.004 * near;`,
  gravel: /* glsl */ `
    float bed = texture2D(uNoise, p * 0.55).b;
    float other = texture2D(uNoise, p.yx * 0.83 + 0.3).b;
    float stone = 1.0 - smoothstep(0.1, 0.75, min(bed, other * 1.2));
    vec3 toned = mix(a, b, smoothstep(0.3, 0.7, texture2D(uNoise, p * 0.27).g * 0.6 + wide * 0.4));
    o.colour = toned * mix(0.94, 0.6 + 0.55 * stone, near);
    o.height = stone * 0.03 * near;`,
  rock: /* glsl */ `
    float strata = sin((at.y * 2.3 + wide * 5.0 + fine * 1.2) * 3.0) * 0.5 + 0.5;
    float lump = texture2D(uNoise, p * 0.06).g;
    float crack = 1.0 - smoothstep(0.0, 0.05, abs(texture2D(uNoise, p * 0.045 + fine * 0.02).r - 0.5));
    o.colour = mix(a, b, clamp(strata * 0.5 * steep + lump * 0.7, 0.0, 1.0)) * (0.8 + 0.4 * fine);
    o.colour *= 1.0 - crack * 0.35 * near;
    o.height = lump * 0.16 + fine * 0.05 - crack * 0.03;`,
  snow: /* glsl */ `
    float drift = texture2D(uNoise, p * 0.02).r;
    o.colour = mix(a, b, smoothstep(0.45, 0.75, drift) * 0.6);
    o.height = drift * 0.12 + fine * 0.02;
    float glint = texture2D(uNoise, p * 1.7 + floor(toEye.xz * 24.0) * 0.017).a;
    o.glow = vec3(0.9, 0.95, 1.0) * smoothstep(0.985, 1.0, glint) * near * 0.7 * (uLight.r + 0.1);
    o.roughness = 0.65;`,
  ice: /* glsl */ `
    float crack = 1.0 - smoothstep(0.0, 0.018, abs(texture2D(uNoise, p * 0.03).r - 0.5));
    float fineCrack = 1.0 - smoothstep(0.0, 0.02, abs(texture2D(uNoise, p * 0.11 + 0.4).g - 0.5));
    o.colour = mix(a, b, wide) + (crack * 0.25 + fineCrack * 0.12 * near) * vec3(0.8, 0.95, 1.0);
    o.roughness = 0.14 + fine * 0.12;
    o.height = fine * 0.01;`,
  mud: /* glsl */ `
    float low = smoothstep(0.55, 0.4, texture2D(uNoise, p * 0.05).r);
    o.colour = mix(a, b, wide) * mix(1.05, 0.62, low) * (0.85 + 0.3 * fine);
    o.roughness = mix(0.8, 0.16, low);
    o.height = (1.0 - low) * fine * 0.08;`,
  leaves: /* glsl */ `
    float one = texture2D(uNoise, p * 0.31).b;
    float two = texture2D(uNoise, p.yx * 0.43 + 0.37).b;
    float leaf = 1.0 - smoothstep(0.2, 0.62, min(one, two));
    float hue = texture2D(uNoise, floor(p * 3.1) * 0.137 + fine * 0.01).a;
    vec3 toned = mix(a, b, mix(wide, hue, near * 0.75));
    o.colour = toned * mix(0.92, 0.55 + 0.6 * leaf, near);
    o.height = leaf * 0.04;`,
  asphalt: /* glsl */ `
    float stones = ${grain(0.005)}.a;
    float crack = 1.0 - smoothstep(0.0, 0.012, abs(texture2D(uNoise, p * 0.021).r - 0.47));
    o.colour = mix(a, b, wide * 0.6) * (0.88 + 0.24 * mix(0.5, stones, near)) * (1.0 - crack * 0.4 * near);
    o.roughness = 0.85 - wide * 0.12;
    o.height = stones * 0.003 * near;`,
  paving: /* glsl */ `
    ${slabs(0.9, 0.6, 0.02, 0.5)}
    o.colour = mix(a, b, own.r * 0.9) * (0.86 + 0.2 * own.a + 0.12 * (fine - 0.5));
    o.colour *= 1.0 - gap * 0.5;
    o.roughness = 0.75;
    o.height = -gap * 0.012 + fine * 0.004;`,
  cobbles: /* glsl */ `
    p += (vec2(fine, wide) - 0.5) * 0.07;
    ${slabs(0.24, 0.19, 0.022, 0.5)}
    float dome = clamp(edge.x * edge.y * 90.0, 0.0, 1.0);
    o.colour = mix(a, b, smoothstep(0.25, 0.75, own.g)) * (0.74 + 0.4 * own.a * crisp + 0.1);
    o.colour *= mix(1.0, 0.45 + 0.6 * sqrt(dome), crisp) * (1.0 - gap * 0.35);
    o.roughness = 0.62;
    o.height = dome * 0.03 * crisp;`,
  planks: /* glsl */ `
    ${slabs(2.4, 0.17, 0.008, 0.37)}
    float wood = texture2D(uNoise, vec2(p.x * 0.045, p.y * 1.1) + own.rg * 3.0).r;
    float ring = sin((wood * 9.0 + own.a * 6.0) * 3.0) * 0.5 + 0.5;
    o.colour = mix(a, b, clamp(own.a * 0.55 + wood * 0.5, 0.0, 1.0)) * (0.86 + 0.18 * ring * near);
    o.colour *= 1.0 - gap * 0.6;
    o.roughness = 0.5;
    o.height = -gap * 0.008 + ring * 0.0012;`,
  tiles: /* glsl */ `
    ${slabs(0.5, 0.5, 0.014, 0)}
    float chequer = mod(number.x + number.y, 2.0);
    o.colour = mix(a, b, mix(0.5, chequer, crisp * 0.7 + 0.3)) * (0.95 + 0.1 * own.a);
    o.colour = mix(o.colour, o.colour * 0.6, gap);
    o.roughness = mix(0.24, 0.7, gap);
    o.height = -gap * 0.004;`,
  carpet: /* glsl */ `
    float weave = sin(p.x * 130.0) * sin(p.y * 130.0) * clamp(1.0 - pixel / 0.02, 0.0, 1.0);
    vec2 figure = abs(fract(p / 1.3) - 0.5);
    float diamond = smoothstep(0.03, 0.0, abs(figure.x + figure.y - 0.36)) + smoothstep(0.1, 0.07, figure.x + figure.y);
    float clear = clamp(1.0 - pixel / 0.25, 0.0, 1.0);
    o.colour = mix(a, b, clamp(diamond * 0.55 * clear + (fine - 0.5) * 0.25, 0.0, 1.0)) * (0.96 + 0.05 * weave);
    o.roughness = 1.0;
    o.height = weave * 0.002;`,
  metal: /* glsl */ `
    ${slabs(1.4, 1.4, 0.016, 0)}
    vec2 corner = size * 0.5 - slab - 0.09;
    float rivet = (1.0 - smoothstep(0.018, 0.026, length(corner))) * crisp;
    float brushed = texture2D(uNoise, vec2(p.x * 0.02, p.y * 2.0)).g;
    o.colour = mix(a, b, own.r * 0.6 + wide * 0.2) * (0.9 + 0.16 * brushed) * (1.0 - gap * 0.6) + rivet * 0.05;
    o.roughness = 0.36 + 0.2 * brushed;
    o.metalness = 0.55;
    o.height = -gap * 0.01 + rivet * 0.006;`,
  marble: /* glsl */ `
    ${slabs(1.2, 1.2, 0.006, 0)}
    vec2 shifted = p * 0.05 + own.rg * 5.0;
    float bend = texture2D(uNoise, shifted * 0.7).r;
    float vein = 1.0 - smoothstep(0.0, 0.06, abs(texture2D(uNoise, shifted + bend * 0.35).g - 0.5));
    o.colour = mix(a, b, clamp(vein * 0.75 + (bend - 0.5) * 0.3, 0.0, 1.0)) * (0.97 + 0.06 * own.a);
    o.colour *= 1.0 - gap * 0.35;
    o.roughness = 0.12;`,
  concrete: /* glsl */ `
    ${slabs(3, 3, 0.015, 0)}
    float stain = texture2D(uNoise, p * 0.014).g;
    o.colour = mix(a, b, clamp(stain * 0.8 + own.r * 0.3, 0.0, 1.0)) * (0.92 + 0.14 * fine) * (1.0 - gap * 0.35);
    o.roughness = 0.82;
    o.height = -gap * 0.008 + fine * 0.003;`,
  lava: /* glsl */ `
    vec2 drift = vec2(uTime * 0.006, uTime * 0.004);
    float crust = texture2D(uNoise, p * 0.035 + drift * 0.4).r;
    float seam = 1.0 - smoothstep(0.0, 0.12, abs(texture2D(uNoise, p * 0.05 + drift + crust * 0.12).g - 0.5));
    o.colour = mix(b, a, 0.2) * 0.35 * (0.5 + fine);
    o.glow = a * (seam * seam * 2.8 + 0.1) * (0.85 + 0.15 * sin(uTime * 0.9 + p.x * 0.4));
    o.height = crust * 0.12 - seam * 0.06;`,
}
