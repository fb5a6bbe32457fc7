import { archetype, choice, number } from '../../archetype.ts'
import { eyeWords } from './face.ts'
import { buildSaurian } from './saurian.ts'

/** A dragon: four legs, a long neck, wings, horns, spines and an arrow at the end of its tail. */
export const dragon = archetype({
  id: 'dragon',
  about: 'A dragon with wings, horns and spines',
  skeleton: 'saurian',
  nouns: ['dragon'],
  parameters: {
    pose: choice(['standing', 'walking', 'sitting', 'lying', 'flying', 'sleeping'], 'how it holds itself'),
    stance: choice(['four legs', 'two legs'], 'how many legs it stands on'),
    legs: number(0.22, 0.1, 0.6, 'length of the legs'),
    girth: number(0.16, 0.08, 0.28, 'thickness of the body'),
    body: number(0.32, 0.15, 0.6, 'length of the body'),
    neck: number(0.3, 0.04, 0.8, 'length of the neck'),
    neckAngle: number(66, 0, 85, 'how steep the neck is, in degrees'),
    head: number(0.13, 0.06, 0.24, 'size of the head'),
    snout: number(0.85, 0.2, 1.6, 'length of the snout'),
    mouth: choice(['open', 'closed'], 'whether its mouth is open'),
    tail: number(0.78, 0.2, 1.2, 'length of the tail'),
    wings: number(0.62, 0, 1.1, 'size of the wings'),
    horns: choice(['back', 'curved', 'brow', 'none'], 'kind of horns'),
    spines: number(0.9, 0, 1.4, 'size of spines along the back'),
    eyes: choice(eyeWords, 'colour of the eyes'),
    eyeSize: number(0.21, 0.08, 0.36, 'size of the eyes'),
    frown: number(14, -10, 30, 'how grim it looks'),
  },
  rows: {
    'baby dragon': {
      values: {
        legs: 0.14,
        girth: 0.15,
        body: 0.2,
        neck: 0.1,
        head: 0.17,
        snout: 0.45,
        mouth: 'closed',
        tail: 0.42,
        wings: 0.36,
        eyes: 'green',
        eyeSize: 0.3,
        frown: -6,
        spines: 0.7,
        horns: 'curved',
        pose: 'sitting',
      },
      colours: { main: '#5fbf6a', second: '#fdf0b8', accent: '#f2903a' },
    },
    wyvern: {
      values: { stance: 'two legs', legs: 0.32, wings: 0.85, eyes: 'yellow' },
      colours: { main: '#4a6a8a', second: '#dfe4d8', accent: '#7a3f5a' },
    },
    'ice dragon': {
      values: { eyes: 'blue', horns: 'curved' },
      colours: { main: '#7fb8dc', second: '#f2fafc', accent: '#c3e4f4' },
    },
    'fire dragon': {
      values: { eyes: 'yellow' },
      colours: { main: '#c4302a', second: '#f7cf6a', accent: '#f08a24' },
    },
    'black dragon': {
      values: { eyes: 'red' },
      colours: { main: '#2b2a31', second: '#6a5f68', accent: '#7c1f2a' },
    },
  },
  build(v, look, make) {
    const four = v.stance === 'four legs'
    buildSaurian(
      {
        ...v,
        four,
        legThickness: four ? 0.062 : 0.056,
        lean: four ? 6 : 26,
        neckThickness: 0.9,
        headTilt: 10,
        snoutWidth: 0.82,
        open: v.mouth === 'open' ? 22 : 0,
        teeth: true,
        tailUp: -0.1,
        tailTip: 'arrow',
        arms: 0,
        plates: 0,
        frill: 0,
        noseHorn: 0,
        sail: 0,
        crest: 0,
        armour: 0,
        stripes: 0,
        bellyPlates: 1,
        eyes: v.eyes === 'dark' ? 'yellow' : v.eyes,
      },
      {
        ...look,
        light: (role, usual) =>
          look.light(
            role,
            role === 'main'
              ? '#b8332e'
              : role === 'second'
                ? '#f3d58a'
                : role === 'accent'
                  ? '#e0812c'
                  : usual,
          ),
        material: (role, usual) =>
          look.material(role, {
            ...usual,
            colour: role === 'main' ? '#b8332e' : role === 'second' ? '#f3d58a' : '#e0812c',
          }),
      },
      make,
    )
  },
})
