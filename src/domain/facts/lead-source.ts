/** The `lead_data_source_id` the server adds to each application it sends to a lender; the browser never gets it. docs/product.md, section 9.12. */
export const leadDataSourceId = 38;
