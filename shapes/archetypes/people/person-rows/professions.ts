import type { PersonRow } from '../person-parameters.ts'
import { row, same, woman } from './builds.ts'

/** Whom their work or the occasion dresses. */
export const professions: Record<string, PersonRow> = {
  ...same(
    row(
      {
        top: 'shirt',
        hat: 'cowboy hat',
        bottom: 'trousers',
        shoes: 'high boots',
        belt: 1,
        tie: 'scarf',
        beard: 'stubble',
      },
      { main: '#b5653a', second: '#3f5f9c', accent: '#d8302c' },
    ),
    ['cowboy', 'sheriff', 'rancher', 'gunslinger'],
  ),
  cowgirl: row(
    {
      ...woman,
      top: 'shirt',
      hat: 'cowboy hat',
      bottom: 'skirt',
      shoes: 'high boots',
      belt: 1,
      tie: 'scarf',
      hair: 'braids',
      hairColour: 'blond',
    },
    { main: '#e05f7c', second: '#3f5f9c', accent: '#f0c04a' },
  ),
  ...same(
    row(
      { top: 'space suit', hat: 'space helmet', shoes: 'boots', limbs: 1.05, hair: 'flat' },
      { main: '#f2f3f5', accent: '#e8672a' },
    ),
    ['astronaut', 'spaceman', 'cosmonaut', 'space explorer'],
  ),
  ...same(
    row(
      { top: 'jacket', hat: 'aviator cap', tie: 'scarf', shoes: 'boots' },
      { main: '#7a4a26', second: '#b5a078', accent: '#f2ead8' },
    ),
    ['pilot', 'aviator'],
  ),
  ...same(
    row(
      { top: 'uniform', hat: 'police cap', belt: 1, hair: 'flat', hatColour: 'main' },
      { main: '#2b4a8f', second: '#1f2c4a', accent: '#f0b840' },
    ),
    ['police officer', 'policeman', 'cop', 'police', 'officer', 'guard', 'security guard'],
  ),
  ...same(
    row(
      {
        top: 'coat',
        hat: 'firefighter helmet',
        shoes: 'high boots',
        beard: 'moustache',
        gloves: 1,
        stripes: 1,
        carries: 'axe',
      },
      { main: '#e0a52c', second: '#3a3632', accent: '#f6e86a' },
    ),
    ['firefighter', 'fireman'],
  ),
  ...same(
    row(
      { top: 'coat', tie: 'stethoscope', glasses: 'glasses', hairColour: 'black' },
      { main: '#fbfbf8', second: '#4f7c9c', accent: '#3f7fd0' },
    ),
    ['doctor', 'physician'],
  ),
  ...same(
    row(
      {
        ...woman,
        top: 'dress',
        bottom: 'bare',
        hat: 'nurse cap',
        hair: 'bun',
        hairColour: 'brown',
        apron: 1,
        tie: 'stethoscope',
      },
      { main: '#8fc8e8', accent: '#fbfbf8' },
    ),
    ['nurse'],
  ),
  ...same(
    row(
      {
        top: 'uniform',
        hat: 'chef hat',
        apron: 1,
        carries: 'ladle',
        beard: 'moustache',
        belly: 0.6,
        hairColour: 'black',
      },
      { main: '#fbfaf6', second: '#4a5568', accent: '#d8302c' },
    ),
    ['chef', 'cook'],
  ),
  ...same(
    row(
      {
        top: 'overalls',
        hat: 'straw hat',
        carries: 'pitchfork',
        shoes: 'boots',
        beard: 'stubble',
        skin: 'tan',
      },
      { main: '#d8433a', second: '#3f5f9c' },
    ),
    ['farmer', 'peasant'],
  ),
  ...same(
    row(
      {
        top: 'overalls',
        hat: 'hard hat',
        carries: 'hammer',
        shoes: 'boots',
        belt: 1,
        beard: 'stubble',
        shoulders: 0.142,
      },
      { main: '#f08a2c', second: '#3f5f9c' },
    ),
    ['builder', 'construction worker', 'worker'],
  ),
  ...same(
    row(
      {
        top: 'coat',
        glasses: 'glasses',
        hair: 'spiky',
        hairColour: 'grey',
        carries: 'flask',
        gloves: 0,
        mouth: 'grin',
      },
      { main: '#fbfbf8', second: '#5c6a7c', accent: '#3f9a5c' },
    ),
    ['scientist', 'professor', 'mad scientist', 'chemist'],
  ),
  ...same(
    row(
      {
        ...woman,
        top: 'sweater',
        bottom: 'skirt',
        glasses: 'glasses',
        hair: 'bun',
        hairColour: 'brown',
        pose: 'reading',
        carries: 'book',
      },
      { main: '#4f9a6c', second: '#6b4f3a' },
    ),
    ['teacher'],
  ),
  student: row(
    {
      top: 'sweater',
      carries: 'book',
      pose: 'reading',
      hair: 'curly',
      hairColour: 'black',
      skin: 'brown',
      shoes: 'sneakers',
    },
    { main: '#f0a52c', second: '#3f5f9c' },
  ),
  graduate: row(
    { top: 'robe', bottom: 'trousers', hat: 'graduation cap', pose: 'waving' },
    { main: '#23242e', accent: '#f0b429' },
  ),
  ...same(
    row(
      { top: 'suit', tie: 'tie', carries: 'briefcase', hairColour: 'black' },
      { main: '#34415e', accent: '#c22f35' },
    ),
    ['businessman', 'boss', 'lawyer', 'president', 'politician'],
  ),
  businesswoman: row(
    { ...woman, top: 'suit', hair: 'bob', hairColour: 'black', carries: 'briefcase', skin: 'brown' },
    { main: '#4a4a5c', accent: '#c22f35' },
  ),
  ...same(
    row(
      {
        top: 'suit',
        tie: 'bow tie',
        hairColour: 'black',
        hat: 'top hat',
        carries: 'wand',
        beard: 'goatee',
        cape: 1,
      },
      { main: '#24242e', accent: '#b3202e' },
    ),
    ['magician', 'illusionist'],
  ),
  ...same(
    row(
      { top: 'suit', tie: 'bow tie', hat: 'bowler', beard: 'moustache', glasses: 'monocle' },
      { main: '#3a3a46', accent: '#8a2f38' },
    ),
    ['gentleman', 'groom'],
  ),
  bride: row(
    { ...woman, top: 'gown', bottom: 'bare', hat: 'flower', hair: 'bun', hairColour: 'brown' },
    { main: '#fdfbf8', accent: '#f6c9d6' },
  ),
  ...same(
    row(
      {
        top: 'coat',
        hat: 'fedora',
        carries: 'magnifier',
        tie: 'tie',
        beard: 'moustache',
        bottom: 'trousers',
      },
      { main: '#b08a54', second: '#4a4036', accent: '#8a2f28' },
    ),
    ['detective', 'investigator'],
  ),
}
