/** The messages of the protocol by their names in the schema. */
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Answer = Schemas["Answer"];
export type AttackState = Schemas["AttackState"];
export type CardText = Schemas["CardText"];
export type Created = Schemas["Created"];
export type Device = Schemas["Device"];
export type Drawing = Schemas["Drawing"];
export type Event = Schemas["Event"];
export type Listed = Schemas["Listed"];
export type Lobby = Schemas["Lobby"];
export type Maneuver = Schemas["Maneuver"];
export type Marker = Schemas["Marker"];
export type Match = Schemas["Match"];
export type NewMatch = Schemas["NewMatch"];
export type NewSeat = Schemas["NewSeat"];
export type Obstacle = Schemas["Obstacle"];
export type Offer = Schemas["Offer"];
export type Offered = Schemas["Offered"];
export type Option = Schemas["Option"];
export type Place = Schemas["Place"];
export type Point = Schemas["Point"];
export type Pose = Schemas["Pose"];
export type Proof = Schemas["Proof"];
export type Question = Schemas["Question"];
export type Refusal = Schemas["Refusal"];
export type Result = Schemas["Result"];
export type Sector = Schemas["Sector"];
export type Ship = Schemas["Ship"];
export type ShipCard = Schemas["ShipCard"];
export type State = Schemas["State"];
export type Table = Schemas["Table"];
export type Token = Schemas["Token"];
export type Tried = Schemas["Tried"];
export type Update = Schemas["Update"];
export type Weapon = Schemas["Weapon"];
