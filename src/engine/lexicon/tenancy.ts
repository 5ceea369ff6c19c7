/** Who lets a dwelling; whoever owns one may live in it. */
export const LANDLORDS = 'landlord|landlady|lessor';
export const OWNERS = `${LANDLORDS}|owner|proprietor`;
export const LANDLORDS_IN_SETSWANA = 'mong wa ntlo|mohirisi';

/** Who rents it; an occupant may be anybody. */
export const TENANTS = 'tenant|lessee|renter';
export const OCCUPANTS = `${TENANTS}|occupant|occupier|hirer`;
export const TENANTS_IN_SETSWANA = 'mohiri';
