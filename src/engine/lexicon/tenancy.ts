/** Landlords; not owners, who may live in the dwelling themselves. */
export const LANDLORDS = 'landlord|landlady|lessor';
export const OWNERS = `${LANDLORDS}|owner|proprietor`;
export const LANDLORDS_IN_SETSWANA = 'mong wa ntlo|mohirisi';

/** Tenants; not occupants, who may be anybody. */
export const TENANTS = 'tenant|lessee|renter';
export const OCCUPANTS = `${TENANTS}|occupant|occupier|hirer`;
export const TENANTS_IN_SETSWANA = 'mohiri';
