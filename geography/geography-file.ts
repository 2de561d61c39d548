/** The shape of `geography.json`: each state, and each district once with its PIN codes. */
export interface GeographyFile {
  states: readonly (readonly [id: number, name: string, hindi: string])[];
  cities: readonly (readonly [id: number, stateId: number, name: string, hindi: string, pincodes: readonly number[]])[];
}
