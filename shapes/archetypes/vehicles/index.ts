import type { AnyArchetype } from '../../archetype.ts'
import { anchor } from './anchor.ts'
import { airship, hotAirBalloon, parachute } from './balloons.ts'
import { bicycle } from './bicycles.ts'
import { kickScooter, skateboard } from './boards.ts'
import { boat } from './boats.ts'
import { builder } from './builders.ts'
import { bus } from './bus.ts'
import { car } from './car.ts'
import { carriage } from './carriage.ts'
import { cart, wheelbarrow } from './carts.ts'
import { classicCar, formulaCar } from './classic.ts'
import { crane } from './crane.ts'
import { barge, caravan, combineHarvester, conveyor } from './field-machines.ts'
import { kart } from './kart.ts'
import { mech } from './mech.ts'
import { motorBoat } from './motor-boats.ts'
import { motorcycle } from './motorcycles.ts'
import { paperPlane } from './paper-plane.ts'
import { plane } from './planes.ts'
import { capsule, rover, satellite } from './probes.ts'
import { propeller } from './propeller.ts'
import { shoppingCart, stroller, wheelchair } from './pushed.ts'
import { hovercraft, rider } from './riders.ts'
import { rocket, shuttle } from './rockets.ts'
import { drone, helicopter } from './rotorcraft.ts'
import { sailingShip } from './sailing-ships.ts'
import { shipsWheel } from './ships-wheel.ts'
import { rollerSkate } from './skates.ts'
import { sled } from './sled.ts'
import { spaceship, ufo } from './starships.ts'
import { steelShip } from './steel-ships.ts'
import { submarine } from './submarine.ts'
import { tank } from './tank.ts'
import { tractor } from './tractor.ts'
import { engine, trafficCone, trafficLight, wheelAlone } from './traffic.ts'
import { train } from './train.ts'
import { truck } from './truck.ts'

const onRoads = [car, classicCar, formulaCar, kart, truck, bus, train, motorcycle, bicycle]
const atWork = [tank, builder, tractor, crane, mech]
const drawn = [carriage, cart, wheelbarrow, sled, stroller, shoppingCart, wheelchair]
const small = [skateboard, rollerSkate, kickScooter, rider, hovercraft]
const inTheAir = [plane, paperPlane, helicopter, drone, hotAirBalloon, airship, parachute]
const onWater = [boat, motorBoat, sailingShip, steelShip, submarine]
const inSpace = [rocket, shuttle, ufo, spaceship, satellite, capsule, rover]
const parts = [wheelAlone, engine, propeller, anchor, shipsWheel, trafficCone, trafficLight]

/** What one drives, sails and flies. */
export const vehicles: AnyArchetype[] = [
  barge,
  caravan,
  combineHarvester,
  conveyor,
  ...onRoads,
  ...atWork,
  ...drawn,
  ...small,
  ...inTheAir,
  ...onWater,
  ...inSpace,
  ...parts,
]
