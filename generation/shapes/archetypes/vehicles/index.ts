import type { AnyArchetype } from '../../archetype.ts'
import { airship, hotAirBalloon, parachute } from './balloons.ts'
import { bicycle, motorcycle } from './bikes.ts'
import { anchor, boat, motorBoat, submarine } from './boats.ts'
import { bus } from './bus.ts'
import { car } from './car.ts'
import { carriage, cart, sled, wheelbarrow } from './carts.ts'
import { classicCar, formulaCar } from './classic.ts'
import { builder, crane, mech, tank, tractor } from './machines.ts'
import { drone, helicopter, paperPlane, plane, propeller } from './planes.ts'
import { sailingShip, shipsWheel, steelShip } from './ships.ts'
import { capsule, rocket, rover, satellite, shuttle, spaceship, ufo } from './space.ts'
import { train } from './train.ts'
import { truck } from './truck.ts'

const onRoads = [car, classicCar, formulaCar, truck, bus, train, motorcycle, bicycle]
const atWork = [tank, builder, tractor, crane, mech]
const drawn = [carriage, cart, wheelbarrow, sled]
const inTheAir = [plane, paperPlane, helicopter, drone, propeller, hotAirBalloon, airship, parachute]
const onWater = [boat, motorBoat, sailingShip, steelShip, submarine, anchor, shipsWheel]
const inSpace = [rocket, shuttle, ufo, spaceship, satellite, capsule, rover]

/** What one drives, sails and flies. */
export const vehicles: AnyArchetype[] = [...onRoads, ...atWork, ...drawn, ...inTheAir, ...onWater, ...inSpace]
