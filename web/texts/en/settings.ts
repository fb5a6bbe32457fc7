/**
 * What the advanced settings say. The names of the options are specified; here is a word on what each does, in the
 * groups and in the order in which they are shown.
 */
export const settingsText = {
  lead: 'These apply from your next generation and are remembered on this device.',
  reset: 'Reset',
  done: 'Done',
  automatic: 'Automatic',
  random: 'Random',
  others: 'Settings for pictures and 3D models',
  othersHint: "Pictures and 3D models use these. A game doesn't need them, so they won't change yours.",
  pixels: (count: number) => `${count} px`,

  game: {
    title: 'Game',
    settings: {
      seed: 'The same words with the same seed make the same game. Leave it empty to let your words decide.',
      num_inference_steps: 'How many designs we build and play before keeping the best. More takes longer.',
    },
  },

  picture: {
    title: 'Picture',
    settings: {
      stable_seed:
        "The same words with the same seed make the same picture. Leave it empty and we'll pick one.",
      num_inference_steps: 'How much work goes into the picture. More takes longer.',
      guidance_scale: 'How closely the picture follows your words.',
      lora_weight: 'How strongly the style shows.',
    },
  },

  shape: {
    title: '3D shape',
    settings: {
      seed: "The same picture with the same seed makes the same shape. Leave it empty and we'll pick one.",
      ss_guidance_strength: 'How closely the shape follows the picture.',
      ss_sampling_steps: 'How much work goes into the shape. More takes longer.',
      simplify: 'How many of its triangles we leave out. Lower is finer, higher loads faster.',
    },
  },

  texture: {
    title: 'Texture',
    settings: {
      slat_guidance_strength: 'How closely the surface follows the picture.',
      slat_sampling_steps: 'How much work goes into the surface. More takes longer.',
      texture_size: 'The size of the image on the surface. Bigger is sharper, but makes a larger file.',
    },
  },
} as const
