import { archetype, choice, type Role } from '../../archetype.ts'
import type { Material } from '../../materials/material.ts'
import { Figure } from '../creatures/figure.ts'
import { type HatKind, hatKinds, hatOf } from './hats/index.ts'

const row = (kind: HatKind, colours: Partial<Record<Role, string>> = {}) => ({ values: { kind }, colours })
const same = (kind: HatKind, nouns: string[]) => Object.fromEntries(nouns.map((noun) => [noun, row(kind)]))

/** Everything that is worn on a head. */
export const hat = archetype({
  id: 'hat',
  about: 'A hat, cap or helmet: top hat, cowboy hat, wizard hat, beanie, sombrero, chef hat, turban',
  skeleton: 'hat',
  nouns: ['hat'],
  parameters: { kind: choice(hatKinds, 'kind of hat') },
  rows: {
    hat: row('fedora'),
    ...same('top hat', ['top hat', 'tophat', 'magician hat', 'cylinder hat']),
    ...same('cowboy hat', ['cowboy hat', 'stetson', 'western hat']),
    ...same('pirate hat', ['pirate hat', 'tricorne', 'tricorn hat', 'tricorn']),
    ...same('wizard hat', ['wizard hat', 'magic hat', 'sorcerer hat', 'mage hat']),
    ...same('witch hat', ['witch hat', "witch's hat", 'halloween hat', 'pointed hat']),
    ...same('party hat', ['party hat', 'birthday hat', 'cone hat']),
    ...same('baseball cap', ['baseball cap', 'cap', 'ball cap', 'snapback', 'trucker hat']),
    ...same('beanie', [
      'beanie',
      'winter hat',
      'wool hat',
      'woolly hat',
      'bobble hat',
      'knit hat',
      'knitted hat',
      'pompom hat',
      'ski hat',
      'toque',
    ]),
    ...same('straw hat', ['straw hat', 'sun hat', 'sunhat', 'panama hat', 'boater', 'summer hat']),
    ...same('sombrero', ['sombrero', 'mexican hat']),
    ...same('bowler', ['bowler', 'bowler hat', 'derby hat']),
    ...same('fedora', ['fedora', 'detective hat', 'gangster hat', 'trilby']),
    ...same('beret', ['beret', 'french hat']),
    ...same('chef hat', ['chef hat', "chef's hat", 'toque blanche', 'cook hat', 'baker hat']),
    ...same('santa hat', ['santa hat', 'christmas hat', 'santa claus hat']),
    ...same('graduation cap', ['graduation cap', 'mortarboard', 'graduation hat', 'academic cap']),
    ...same('fez', ['fez', 'tarboosh']),
    ...same('turban', ['turban']),
    ...same('headband', ['headband', 'sweatband', 'bandeau']),
    ...same('hood', ['hood', 'cowl']),
    ...same('hard hat', ['hard hat', 'hardhat', 'construction helmet', 'safety helmet', 'builder helmet']),
    ...same('firefighter helmet', ['firefighter helmet', 'fireman helmet', 'fire helmet']),
    ...same('police cap', [
      'police cap',
      'police hat',
      'peaked cap',
      'officer hat',
      'captain hat',
      "captain's hat",
    ]),
    ...same('sailor hat', ['sailor hat', 'sailor cap']),
    ...same('aviator cap', ['aviator cap', 'pilot cap', 'aviator hat', 'flying cap']),
    ...same('nurse cap', ['nurse cap', 'nurse hat']),
    ...same('jester hat', ['jester hat', 'fool hat', 'jester cap']),
    ...same('bicorne', ['bicorne', 'napoleon hat', 'bicorn', 'admiral hat']),
    ...same('samurai helmet', ['samurai helmet', 'kabuto']),
    ...same('army helmet', ['army helmet', 'soldier helmet', 'combat helmet']),
    ...same('diving mask', ['diving mask', 'snorkel', 'scuba mask', 'snorkel mask']),
    ...same('nemes', ['nemes', 'pharaoh headdress', 'pharaoh hat']),
    ...same('mitre', ['mitre', 'pope hat', 'bishop hat']),
    ...same('conical hat', ['conical hat', 'rice hat', 'asian hat', 'bamboo hat']),
    ...same('bandana', ['bandana', 'head scarf', 'headscarf']),
    ...same('elf hat', ['elf hat', 'robin hood hat', 'peter pan hat']),
    ...same('gnome hat', ['gnome hat', 'dwarf hat', 'pointy hat']),
    ...same('nutcracker hat', ['nutcracker hat', 'shako']),
    ...same('bee veil', ['bee veil', 'beekeeper hat', "beekeeper's hat", 'beekeeping veil']),
    ...same('flat cap', ['flat cap', 'newsboy cap']),
    ...same('pillbox hat', ['pillbox hat', 'bellhop hat']),
    ...same("judge's wig", ["judge's wig", 'powdered wig']),
    ...same('welding mask', ['welding mask', 'welding helmet']),
    ...same('pith helmet', ['pith helmet', 'safari helmet']),
    ...same("sou'wester", ["sou'wester", 'rain hat']),
    ...same('mob cap', ['mob cap', 'bonnet']),
    ...same('paper cap', ['paper cap', 'paper hat']),
  },
  build(v, look, make) {
    const figure = new Figure()
    const stuffs = new Map<string, Material>()
    for (const { name, solid, role, material } of hatOf(v.kind)) {
      const key = `${role}|${material.surface}|${material.colour}`
      const own = stuffs.get(key) ?? (role ? look.material(role, material) : material)
      stuffs.set(key, own)
      figure.part(name, solid, own)
    }
    figure
      .socket('inside', [0, 0.42, -0.02], 0.92)
      .socket('worn', [0, 0.42, -0.02], 0.92)
      .socket('top', [0, Math.max(...hatOf(v.kind).map(({ solid }) => solid.bounds().max[1])), 0], 0.4)
      .socket('base', [0, 0, 0], 1)
      .finish(make)
  },
})
