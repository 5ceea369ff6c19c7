/** Before the name that an agreement gives a party: "hereinafter called the Landlord". */
export const HEREINAFTER = 'hereinafter|hereafter|referred|called|known';
