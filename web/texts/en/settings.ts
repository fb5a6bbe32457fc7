/**
 * What the advanced settings say. The names of the options are specified; here is a word on what each does, in the
 * groups and in the order in which they are shown.
 */
export const settingsText = {
  lead: 'They count from the next generation on and are remembered on this device.',
  reset: 'Reset',
  done: 'Done',
  automatic: 'Automatic',
  random: 'Random',
  pixels: (count: number) => `${count} px`,

  game: {
    title: 'Game',
    settings: {
      seed: 'The same words with the same seed make the same game. While it is empty, your words decide.',
      num_inference_steps:
        'How many designs are built and played before the best is kept. More takes longer.',
    },
  },

  picture: {
    title: 'Picture',
    settings: {
      stable_seed:
        'The same words with the same seed make the same picture. While it is empty, one is chosen for you.',
      num_inference_steps: 'How much work goes into the picture. More takes longer.',
      guidance_scale: 'How closely the picture keeps to your words.',
      lora_weight: 'How strongly the style shows.',
    },
  },

  shape: {
    title: '3D shape',
    settings: {
      seed: 'The same picture with the same seed makes the same shape. While it is empty, one is chosen for you.',
      ss_guidance_strength: 'How closely the shape keeps to the picture.',
      ss_sampling_steps: 'How much work goes into the shape. More takes longer.',
      simplify: 'How many of its triangles are left out. Less is finer, more is quicker to load.',
    },
  },

  texture: {
    title: 'Texture',
    settings: {
      slat_guidance_strength: 'How closely the surface keeps to the picture.',
      slat_sampling_steps: 'How much work goes into the surface. More takes longer.',
      texture_size: 'The size of the image on the surface. More is sharper, and a larger file.',
    },
  },
} as const
