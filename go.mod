module koiogran

go 1.26
