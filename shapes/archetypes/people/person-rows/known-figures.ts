import type { PersonRow } from '../person-parameters.ts'
import { row, same, strong, woman } from './builds.ts'

/** Monks and priests, and figures whom everyone knows at once. */
export const knownFigures: Record<string, PersonRow> = {
  ...same(
    row(
      {
        top: 'robe',
        bottom: 'bare',
        hair: 'bald',
        shoes: 'sandals',
        pose: 'meditating',
        lids: 0.9,
        skin: 'tan',
      },
      { main: '#e08a2c', accent: '#b5402c' },
    ),
    ['monk', 'buddhist monk'],
  ),
  ...same(
    row(
      { top: 'robe', bottom: 'bare', hat: 'hood', hatColour: 'main', shoes: 'sandals' },
      { main: '#6b4a2c', accent: '#e0cfa5' },
    ),
    ['friar', 'cultist', 'hooded figure'],
  ),
  ...same(
    row(
      { top: 'robe', bottom: 'bare', hat: 'mitre', carries: 'crook', hairColour: 'white', beard: 'full' },
      { main: '#fbf6e6', accent: '#c22f35' },
    ),
    ['pope', 'saint nicholas'],
  ),
  nun: row(
    { ...woman, top: 'robe', bottom: 'bare', hat: 'wimple', tie: 'medal' },
    { main: '#26262e', accent: '#f6f3ec' },
  ),
  ...same(
    row(
      {
        top: 'coat',
        bottom: 'trousers',
        hat: 'santa hat',
        hatColour: 'main',
        beard: 'long',
        hair: 'long',
        hairColour: 'white',
        belly: 1.05,
        girth: 1.15,
        belt: 1,
        shoes: 'high boots',
        gloves: 1,
        carries: 'sack',
        brows: 1.4,
        noseKind: 'ball',
        nose: 0.75,
      },
      { main: '#cf2027', second: '#cf2027', accent: '#fbfaf7' },
    ),
    ['santa claus', 'santa', 'father christmas'],
  ),
  ...same(
    row(
      {
        ...strong,
        top: 'fur',
        bottom: 'bare',
        shoes: 'bare',
        hair: 'long',
        hairColour: 'black',
        beard: 'full',
        carries: 'club',
        brows: 1.8,
        frown: 0.3,
        skin: 'tan',
        jaw: 1.3,
        hunch: 0.3,
      },
      { main: '#b5793c' },
    ),
    ['caveman', 'cave man', 'barbarian', 'neanderthal'],
  ),
  ...same(
    row(
      {
        top: 'shirt',
        stripes: 1,
        skin: 'white',
        hat: 'beret',
        bottom: 'trousers',
        hairColour: 'black',
        pose: 'waving',
        mouth: 'smile',
        gloves: 1,
        frown: -0.5,
      },
      { main: '#fbfaf6', second: '#1f1f26', accent: '#23232b' },
    ),
    ['mime'],
  ),
  ...same(
    row(
      {
        top: 'shirt',
        bottom: 'trousers',
        hat: 'straw hat',
        hair: 'spiky',
        hairColour: 'blond',
        eyeShape: 'button',
        mouth: 'grin',
        noseKind: 'ball',
        nose: 0.6,
        skin: 'golden',
        tie: 'scarf',
        carries: 'broom',
        pose: 'waving',
        brows: 0,
      },
      { main: '#c9503a', second: '#5f6fa5', accent: '#3f8f4a' },
    ),
    ['scarecrow'],
  ),
  ...same(
    row(
      {
        top: 'robe',
        bottom: 'bare',
        pose: 'meditating',
        hair: 'topknot',
        hairColour: 'black',
        ears: 'round',
        lids: 0.9,
        belly: 0.7,
        girth: 1.1,
        shoes: 'bare',
        skin: 'golden',
        mouth: 'smile',
      },
      { main: '#e0a52c', accent: '#b5402c' },
    ),
    ['buddha'],
  ),
}
